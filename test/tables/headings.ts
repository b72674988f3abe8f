/** The headings of exports and spreadsheets by role. Headings of the same role are separated by "|". */
export const headings: Readonly<Record<string, string>> = {
  reference:
    "Designator|Designators|Reference|References|Reference(s)|Refs|Ref|Ref.|RefDes|Ref Des|REF_DES|Reference Designator|" +
    "Reference Designator(s)|reference_designators|Referenz|Referenzen|Référence(s)|Referencia|Referentie|Repère|" +
    "PCB RefDes|Part Reference|Bauteilreferenz|Component Reference",
  value: "Value|VALUE|Val|Wert|Valeur|Valor|Waarde|Part Value|Component Value|Bauteilwert|Nennwert",
  name: "Name|Part Name|Item Name|Component Name|Product Name|Nom|Nombre|Naam|Bauteilname|Artikelname|Title|Onderdeelnaam",
  mpn:
    "MPN|mpn|MPN1|Mfr. #:|Mfr. #|Mfr. No|Mfr Part No.|Mfg. Part Number|MfgPN|MFR_PN|Manufacturer P/N|" +
    "Manufacturer Part Number|Manufacture Part Number|Manufacturer Part|Manufacturer Part No|Manufacturer Part #|" +
    "manufacturer_product_number|Manufacturer Part Number 1|manf#|Manuf. P/N|Hersteller-Nr.|Hersteller-Artikelnummer|" +
    "Herstellerteilenummer|Hersteller Art.-Nr.|Numéro de pièce fabricant|Référence fabricant|" +
    "Code fabricant|Número de parte del fabricante|Referencia del fabricante|Fabrikantnr|Artikelnummer fabrikant|" +
    "Manufacturer Code|Manufacturer Item No.|OEM Part Number|Brand Part Number|MPN (Manufacturer Part Number)",
  manufacturer:
    "Manufacturer|Manufacturer 1|Manufacturer Name|Manufacturer_Name|MFR|Mfg|MFG.|Mfr. Name|Manuf.|Brand|MF|manf|Maker|" +
    "Hersteller|Herstellername|Fabricant|Fabricante|Fabrikant|Marque|Marca|Merk|Producer",
  supplier:
    "Supplier|Supplier 1|Supplier Name|Vendor|Vendor Name|Distributor|Lieferant|Lieferanten|Fournisseur|Proveedor|" +
    "Distribuidor|Leverancier|Händler|Distributeur",
  supplier_part_number:
    "Supplier Part|Supplier Part Number|Supplier Part Number 1|Supplier Part No.|Supplier P/N|Supplier SKU|SKU|SPN|" +
    "supplierpartnr|supplier_product_number|Supplier Product Number|Supplier Article Number|Vendor P/N|Vendor SKU|VPN|" +
    "Distributor Part Number|Order Code|Ordercode|Stock Code|DigiKey Part #|Digi-Key Part Number|Digi-Key Part|" +
    "DigiKey Part|digi_key_part_number|DigiKeyPartNumber|DigiKey P/N|Digikey PN|Digi-Key PN|DK#|DK P/N|Digikey|" +
    "Mouser #:|Mouser #|Mouser No|Mouser-Nr.|Mouser-nr|Mouser Part Number|MOUSER_PART_NUMBER|MouserPartNumber|Mouser|" +
    "LCSC|LCSC#|LCSC Part|LCSC Part #|LCSC Part Number|LCSC P/N|LCSC SPN|JLCPCB Part #（optional）|JLCPCB Part #|" +
    "JLC Part|Farnell|Farnell Part Number|Farnell Order Code|Farnell Bestellnummer|element14 Order Code|Newark Part No.|" +
    "TME|TME Symbol|TmePartNumber|ArrowPartNumber|Arrow Part No|RS Stock No.|RS Stock Number|RS Part Number|" +
    "Reichelt Bestellnr.|Reichelt Artikel-Nr.|Conrad Best.-Nr.|Conrad Artikelnummer|Bestellnummer|" +
    "Bestell-Nr|Bestellcode|Bestelnummer|Lieferanten-Nr.|Lieferantenartikelnummer|Lieferanten Teilenummer|" +
    "Référence fournisseur|Code fournisseur|Référence article fournisseur|Código del proveedor|" +
    "Referencia proveedor|Artikelnummer leverancier|Leverancierscode|AliExpress Part Number|Bürklin Bestellnummer",
  quantity:
    "Quantity|quantity|QTY|Qty.|Q'ty|Order Qty.|Order Quantity|Ordered Quantity|Qty Ordered|Quantity Per PCB|Qty per Board|" +
    "Stock|In Stock|Stock Qty|Total Stock|total_in_stock|Stock Level|On Hand|Qty on hand|Current Stock|instock|Amount|" +
    "Count|Pcs|Pieces|No. of pieces|Menge|Anzahl|Stück|Stk.|Stückzahl|Bestellmenge|Bestand|Lagerbestand|Lagermenge|" +
    "Quantité|Qté|Quantité en stock|En stock|Cantidad|Cant.|Unidades|Existencias|Cantidad en stock|Aantal|Hoeveelheid|" +
    "Voorraad|Besteld aantal|partLots.0.amount|Required Qty|Qty (pcs)|Stock quantity",
  unit_price:
    "Price|EK (EUR)|Unit Price|Unit Price($)|Unit Price(USD)|Price (USD)|Unit Price (EUR)|Unit Price [EUR]|unit_price|UnitPrice|" +
    "Unit Cost|Cost|Price/Unit|Price per piece|Price Each|Supplier Unit Price 1|LCSC Price|JLCPCB Price|Preis|Preis (EUR)|" +
    "Einzelpreis|Stückpreis|Preis/Stück|Preis pro Stück|Einkaufspreis|EK-Preis|Prix|Prix unitaire|Prix (€)|P.U.|" +
    "Precio|Precio unitario|Precio ud.|Coste unitario|Prijs (EUR)|Stukprijs|Prijs per stuk|Eenheidsprijs|Avg. Price|" +
    "Purchase Price|purchase_price|orderdetails.0.pricedetails.0.price",
  extended_price:
    "Extended Price|Extended Price GBP|Extended Price($)|Ext. (USD)|Ext.: (USD)|Ext. Price|Order Price($)|Line Total|" +
    "Line Price|Total Price|Total Cost|Gesamtpreis|Gesamtbetrag|Positionssumme|Prix total|Montant|Montant HT|Precio total|" +
    "Importe|Importe total|Totaalprijs|Regeltotaal|Extended Cost|Amount (USD)|Subtotal",
  currency:
    "Currency|Currency Code|Price Currency|price_currency|purchase_price_currency|Währung|Devise|Moneda|Divisa|Valuta|Munt",
  footprint:
    "Footprint|Package|Package/Case|Case/Package|Case|Package Type|PackageType|Footprint Name|PCB Footprint|" +
    "KiCad Footprint|Gehäuse|Gehäuseform|Bauform|Gehäusetyp|Boîtier|Empreinte|Type de boîtier|Encapsulado|Huella|" +
    "Tipo de encapsulado|Behuizing|Case Size|Land Pattern|footprint.name",
  category:
    "Category|category_path|Category Name|Category Path|Part Category|Product Category|Part Type|PartType|Kategorie|" +
    "Warengruppe|Artikelgruppe|Bauteilgruppe|Catégorie|Famille|Categoría|Familia|Categorie|Product Family|category.name",
  location:
    "Location|Storage Location|storage_location|storelocation|StorageLocation|Storage|Stock Location|Default Location|" +
    "Location Name|Part Location|Bin|Bin Number|Shelf|Drawer|Box|Lagerort|Lagerplatz|Lagerfach|Fach|Schublade|Regal|Lager|" +
    "Emplacement|Emplacement de stockage|Rangement|Ubicación|Almacén|Estante|Cajón|Locatie|Opslaglocatie|Magazijnlocatie|" +
    "partLots.0.storage_location.name",
  description:
    "Description|Desc.:|Desc.|Part Description|Item Description|Product Description|Beschreibung|Artikelbeschreibung|" +
    "Kurzbeschreibung|Descripción|Omschrijving|Beschrijving|Libellé|Short Description|Detailed Description",
  comment:
    "Comment|Comments|Note|Notes|notes|Remark|Remarks|Bemerkung|Bemerkungen|Kommentar|Anmerkung|Notizen|Commentaire|" +
    "Remarques|Comentarios|Notas|Observaciones|Opmerking|Opmerkingen|Notities|Internal Notes",
  tags: "Tags|Keywords|keywords|Schlagwörter|Stichworte|Schlüsselwörter|Mots-clés|Mots clés|Palabras clave|Etiquetas|Trefwoorden",
  ipn:
    "IPN|ipn|Internal Part Number|InternalPartNumber|In-house Part Number|Company Part Number|House PN|Our Part No.|" +
    "Interne Teilenummer|Interne Artikelnummer|Interne Nummer|Sachnummer|Référence interne|Code interne|" +
    "Referencia interna|Código interno|Intern nummer|Internal SKU|Material Number|Part IPN",
  gtin: "GTIN|EAN|product_ean|EAN-13|UPC|EAN Code|EAN-Nummer|UPC/EAN|GTIN/EAN",
  datasheet:
    "Datasheet|Data Sheet|Datasheet URL|DatasheetUrl|Datasheet Link|Datenblatt|Datenblatt-URL|Fiche technique|" +
    "Hoja de datos|Ficha técnica|Gegevensblad|Datasheet PDF",
  minimum_amount:
    "Min. Stock|Minimum Stock|minimum_stock|minamount|Min Amount|Min Stock Level|minStockLevel|Minimum Stock Qty|" +
    "Low Stock Threshold|Reorder Level|Reorder Point|Safety Stock|Mindestbestand|Meldebestand|Sicherheitsbestand|" +
    "Minimalbestand|Stock minimum|Stock d'alerte|Seuil d'alerte|Stock mínimo|Nivel mínimo|Minimumvoorraad|" +
    "Minimale voorraad",
  part_unit:
    "Unit|Units|Part Unit|partUnit|Measurement Unit|Unit of Measure|UoM|Einheit|Mengeneinheit|Unité|Unidad de medida|Eenheid",
  mass: "Mass|Weight|Weight (g)|Mass [g]|Unit Weight|Gewicht|Masse|Poids (g)|Peso|Weight in g",
  lot_code:
    "Lot|Lot Number|Lot No.|Lot Code|Batch|Batch Code|Batch No|Date Code|DateCode|D/C|Lot/Date Code|Charge|Chargennummer|" +
    "Numéro de lot|Lote|Número de lote|Partijnummer|Batchnummer",
  order_number:
    "Order Number|Order No.|Order ID|Order #|PO|PO #|PO Number|PO Number:|Purchase Order|Purchase Order No.|" +
    "Sales Order #:|Web Order #:|SO Number|Auftragsnummer|Auftrags-Nr.|Numéro de commande|Nº de pedido|Ordernummer",
  customer_reference:
    "Customer Reference|Customer Ref.|Customer #|Customer NO.|Customer Part Number|Customer P/N|Kundenreferenz|" +
    "Ihre Referenz|Kundenteilenummer|Référence client|Referencia de cliente|Klantreferentie|Your Reference",
  dnp:
    "DNP|DNI|DNF|DNP?|Do Not Populate|do_not_place|Do Not Install|Do not fit|Do Not Mount|Not Fitted|NoPop|No Load|No Stuff|" +
    "Nicht bestücken|Nicht bestückt|Ne pas monter|No montar|Niet plaatsen",
  populate: "Populate|Populated|Fitted|Installed|Loaded|Mounted|Bestückt|Bestücken|Assemble",
  line_number:
    "#|No.|No|Nr.|N°|Index|Line|Line #|Line No.|Line Number|Item No.|Pos.|Position|Lfd. Nr.|Zeile|Ligne|Línea|Regel|Row|S.No",
  status: "Status|Order Status:|Statut|Estado|Line Status",
  date: "Date|Order Date:|Order Date|Bestelldatum|Datum|Date de commande|Fecha|Purchase Date|Date Added|Create Date",
  project: "Project|Project Name|Projekt|Projet|Proyecto|Project ID",
  part_id: "Part-DB ID|PartDB ID|part_db_id|Part ID|PartId|DB ID",
  symbol: "LibRef|LibPart|Symbol|SymbolName|Library Ref|Device",
};

/** Headings that look like another role and have none. */
export const unrecognizedHeadings =
  "Supplier and ref|LCSC Part Type|Min\\Mult Order Qty.|Available|Tariff: Price (USD)|Tariff: Ext. (USD)|MOQ|" +
  "RoHS|Lifecycle|Lifecycle Status|Product Link|Multiple|Invoice #|Min Order Qty|Minimum Order Quantity|Order Multiple|" +
  "Lead Time|Packaging|Image|ImageUrl|ProductUrl|Mounting Type|MSL|HTS Code|ECCN|Country of Origin|Serial Number|" +
  "Exclude from BOM|Exclude from Board|Alternate MPN Source|Second Source|Mouser Stock|LCSC Stock|Digi-Key URL|" +
  "Available Stock|Stock Value|Sheetname|Sheetfile|Tolerance Class|ki_fp_filters|Needs review|Favorite|Condition|Low Stock|" +
  "Price Break Quantity|Quantity Available|Expiry Date|Ship Date|Unnamed: 3|Foo Number|Mid X|Rotation|Layer|Weight (kg)|Gewicht_kg";
