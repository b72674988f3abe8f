/**
 * The words of headings by meaning, in English, German, French, Spanish and Dutch. Words are written as
 * `heading-tokens.ts` normalizes them: in lower case and without accents; a plural that only adds "s" or "es" needs no
 * entry. A word has one meaning, and `heading-roles.ts` combines the meanings.
 */
export const headingWords = {
  maker:
    "manufacturer manufacture manufacturing mfr mfg mfgr mfn manf manuf manufr manu mfct mf maker brand make producer " +
    "hersteller herstellers herst fabricant fabriquant fabricante fabrikant producent produzent marke marque marca merk " +
    "constructeur oem man fab",
  supplier:
    "supplier vendor distributor distributer distri dist seller reseller supp lieferant lieferanten lieferer lief " +
    "fournisseur fourn distributeur vendeur proveedor prov distribuidor vendedor leverancier lev verkoper handler " +
    "verkaufer bezugsquelle quelle winkel",
  part:
    "part component teil teile bauteil bauteile bauelement bauelemente pieza parte componente composant piece onderdeel " +
    "prt",
  article: "article art artikel articulo product produkt produit producto",
  material: "material",
  item: "item",
  line: "line row index idx position pos posn posicion zeile ligne linea regel lfd laufende sr sl",
  number: "number no nr num nummer numero nbr nummern",
  code: "code codigo kode",
  pn: "pn",
  sku: "sku spn vpn dpn",
  mpn: "mpn mp",
  ipn: "ipn",
  id: "id identifier kennung identifiant",
  ref: "ref reference referenz referenzen referencia referentie",
  refdes:
    "refdes designator bezeichner designateur designador referenzbezeichner bauteilreferenz repere aanduider desig " +
    "referenzbezeichnung",
  name: "name nom nombre naam title titel titulo titre namen",
  description:
    "description desc descr descrip beschreibung beschrijving omschrijving descripcion libelle artikelbezeichnung detail " +
    "specification spec kurztext langtext text especificacion spezifikation",
  short: "short long detailed full kurz lang courte longue corta larga brief korte lange",
  designation: "designation bezeichnung denominacion benennung benaming denomination",
  quantity:
    "quantity qty quan quant qte quantite qnty qtty qt cantidad cant menge anzahl aantal hoeveelheid stuckzahl stueckzahl " +
    "count",
  piece: "pieces piezas pcs pc stk stck stuck stueck stuk uds ud unidades",
  amount: "amount",
  stock:
    "stock bestand voorraad existencia inventory instock onhand inventario inventaire vorrat istbestand lagermenge " +
    "saldo existencias",
  hand: "hand",
  current: "current actual actuel aktuell aktueller huidige",
  price: "price preis prix precio prijs cost kosten cout coste costo pricing nettopreis tarif",
  unit: "unit einheit unite unitaire unidad unitario unitaria eenheid each ea einzel",
  total: "total totaal gesamt summe sum extended ext extd montant importe betrag bedrag subtotal subtotaal",
  currency: "currency wahrung waehrung devise moneda valuta divisa munt monnaie curr",
  package:
    "footprint package case gehause gehaeuse bauform boitier encapsulado behuizing huella empreinte pkg housing " +
    "gehauseform voetafdruk capsula casing landpattern decal",
  size: "size grosse baugrosse taille tamano maat",
  location:
    "location loc ort lagerort lagerplatz emplacement ubicacion locatie bin shelf drawer box cabinet rack tray place " +
    "regal schrank kiste behalter fach lieu lugar standort rangement etagere plaats plank kast doos vak schublade tiroir " +
    "localisation localization localizacion localisatie cajon caja estante estanteria armario lade compartment stellplatz",
  storage: "storage store lager stockage almacenamiento almacen opslag warehouse magasin magazijn lagerung",
  category:
    "category kategorie categorie categoria cat kat warengruppe artikelgruppe produktgruppe rubrik rubrique " +
    "produktkategorie sachgruppe",
  group: "group family gruppe familie famille familia groep class klasse clase groupe grupo",
  type: "type typ tipo",
  comment:
    "comment note remark bemerkung bemerkungen bem kommentar kommentare anmerkung anmerkungen anm notiz notizen " +
    "commentaire remarque nota comentario observation observacion obs opmerking opmerkingen opm notitie hinweis memo " +
    "annotation info",
  tags:
    "tag keyword schlagwort schlagworter schlagworte schlusselwort schlusselworter stichwort stichworte stichworter " +
    "etiqueta etiquette trefwoord trefwoorden motscles palabrasclave",
  datasheet:
    "datasheet datenblatt datenblatter fichetechnique hojadedatos gegevensblad datablad specsheet technischblad " +
    "pdf",
  url: "url link uri href lien enlace weblink",
  minimum:
    "min minimum minimal minimale mindest minimo minima mini safety reorder sicherheit melde alert alerte critical " +
    "nachbestell reapprovisionnement veiligheid seguridad",
  low: "low",
  level: "level point threshold limit grenze seuil niveau nivel",
  measure: "measure measurement uom mengeneinheit masseinheit maateenheid medida mesure",
  mass: "mass weight gewicht masse poids peso massa",
  gram: "gram gramm gramme gramo g",
  lot: "lot batch charge chargen partij lote los",
  datecode: "datecode datumscode datumcode dc",
  order: "order commande pedido auftrag bestelling orden ordered besteld bestellt",
  po: "po so",
  bestell: "bestell best bestel",
  sales: "sale web verkauf",
  purchase:
    "purchase purchasing einkauf kauf compra achat aankoop inkoop ek buy bought " +
    "comprar acheter kaufen kopen",
  required: "required requested needed require benotigt requis bedarf",
  customer: "customer kunden kunde client cliente klant your ihre uw",
  internal:
    "internal inhouse house company own our intern interne interner interna interno eigene eigen local firmen " +
    "hausinterne sach",
  dnp: "dnp dni dnf dnl dnm nopop noload nostuff nofit notfitted unfitted unpopulated unplaced",
  not: "not nicht ne niet non do don dont without",
  populate:
    "populate populated placed install installed fit fitted stuff stuffed mount mounted load loaded bestucken bestuckt " +
    "bestucke bestuckung monter monte placer montar montado monteren pop assemble assembled plaatsen",
  status: "status statut estado state",
  date: "date datum fecha",
  created: "create created added angelegt utc",
  backorder: "backorder backordered ruckstand ruckstandig",
  project: "project projekt projet proyecto",
  partdb: "partdb db",
  gtin: "gtin ean ean13 gtin13 gtin14 upc",
  value: "value val wert valeur valor waarde nennwert",
  model: "model modell modele modelo",
  symbol: "symbol libpart libref simbolo symbole symbool",
  library: "library lib bibliothek",
  device: "device",
  kicad: "kicad",
  path: "path string fullpath",
  board: "board pcb pcba assy platine leiterplatte carte placa printplaat",
  default: "default standard std preferred base",
  schematic: "schematic schaltplan schema esquema esquematico",
  source: "from source",
  average: "avg average durchschnitt",
} as const;

export type Meaning = keyof typeof headingWords;

/** Words without a meaning of their own. */
export const fillers =
  "of the de del du des der die das dem den la le les el los van het per for fur in on en a al au d l pas net netto " +
  "excl ht pro optional opt brutto ttc";

/** Sequences of words that are one word. */
export const joinedWords: readonly (readonly [phrase: string, word: string])[] = [
  ["manufacturer part detail", "maker part"],
  ["full name", "path"],
  ["product page", "article url"],
  ["product webpage", "article url"],
  ["iso code", "code"],
  ["order details", ""],
  ["orderdetails", ""],
  ["price details", ""],
  ["pricedetails", ""],
  ["part lots", ""],
  ["part detail", "part"],
  ["location detail", "location"],
  ["category detail", "category"],
  ["supplier detail", "supplier"],
  ["eda info", ""],
  ["fiche technique", "fichetechnique"],
  ["fiches techniques", "fichetechnique"],
  ["ficha tecnica", "hojadedatos"],
  ["hoja de datos", "hojadedatos"],
  ["hoja tecnica", "hojadedatos"],
  ["technisch blad", "technischblad"],
  ["mots cles", "motscles"],
  ["mot cle", "motscles"],
  ["palabras clave", "palabrasclave"],
  ["palabra clave", "palabrasclave"],
  ["date code", "datecode"],
  ["part db", "partdb"],
  ["digi key", "digikey"],
  ["ki cad", "kicad"],
  ["element 14", "element14"],
  ["rs components", "rs"],
  ["ref des", "refdes"],
  ["lib ref", "libref"],
  ["lib part", "libpart"],
  ["lib reference", "libref"],
  ["library ref", "libref"],
  ["library reference", "libref"],
  ["land pattern", "landpattern"],
  ["p u", "price unit"],
  ["u m", "measure"],
  ["s no", "line number"],
];
