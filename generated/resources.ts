/**
 * The resources of the contract: the use of their properties, and the shapes of responses.
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

import type { components } from "./types.ts";

export type Schemas = components["schemas"];

/** How a property may be used. The member `use` distinguishes the types for the compiler. */
export interface Writable<T> {
  readonly use: "writable";
  readonly value: T;
}
export interface ReadOnly<T> {
  readonly use: "read-only";
  readonly value: T;
}
export interface WriteOnly<T> {
  readonly use: "write-only";
  readonly value: T;
}
export interface Reference<R extends string> {
  readonly use: "reference";
  readonly resource: R;
}
export interface Owned<R extends string> {
  readonly use: "owned";
  readonly resource: R;
}
export interface Value<M> {
  readonly use: "value";
  readonly members: M;
}
export interface Owner {
  readonly use: "owner";
}

export type ShapeProperty =
  | { readonly name: string; readonly kind: "scalar"; readonly nullable: boolean; readonly dateTime: boolean }
  | { readonly name: string; readonly kind: "iri"; readonly resource: ResourceName }
  | { readonly name: string; readonly kind: "iris"; readonly resource: ResourceName }
  | { readonly name: string; readonly kind: "embed"; readonly shape: ShapeName }
  | { readonly name: string; readonly kind: "embeds"; readonly shape: ShapeName }
  | { readonly name: string; readonly kind: "value"; readonly shape: ShapeName }
  | { readonly name: string; readonly kind: "any"; readonly shapes: readonly ShapeName[] };

/** The properties of a response schema, in the order of the contract. */
export interface Shape {
  readonly name: ShapeName;
  readonly resource: ResourceName | null;
  readonly valueObject: string | null;
  readonly properties: readonly ShapeProperty[];
}

/** `ignored`: properties that requests may contain because responses do. `nested`: request schemas by property. */
export interface RequestSchema {
  readonly ignored: readonly string[];
  readonly nested: Readonly<Record<string, string>>;
}

export type ResourceName =
  | "ApiToken"
  | "Attachment"
  | "AttachmentType"
  | "BatchResults"
  | "BomCandidates"
  | "BomImport"
  | "Category"
  | "ChangeFeed"
  | "ChangeSet"
  | "ChangeSetUndo"
  | "ColumnMapping"
  | "ColumnMappingList"
  | "Currency"
  | "Footprint"
  | "Group"
  | "Import"
  | "ImportList"
  | "LabelPreview"
  | "LabelProfile"
  | "LogEntry"
  | "Manufacturer"
  | "MeasurementUnit"
  | "Orderdetail"
  | "Parameter"
  | "Part"
  | "PartAssociation"
  | "PartCounts"
  | "PartCustomState"
  | "PartDBInfo"
  | "PartInKicad"
  | "PartLot"
  | "PartParameters"
  | "PartPurchases"
  | "PartTags"
  | "Pricedetail"
  | "Project"
  | "ProjectAvailability"
  | "ProjectBOMEntry"
  | "ProjectBuild"
  | "ScanResult"
  | "SearchHit"
  | "Statistics"
  | "StorageLocation"
  | "Supplier"
  | "User"
  | "Webhook"
  | "WebhookDelivery";
export type ShapeName =
  | "ApiToken"
  | "Attachment"
  | "AttachmentEmbedded"
  | "AttachmentRef"
  | "AttachmentType"
  | "AttachmentTypeRef"
  | "BatchResults"
  | "BomCandidate"
  | "BomCandidates"
  | "BomImport"
  | "BomImportChange"
  | "BomImportLine"
  | "BomImportRemovedEntry"
  | "BomImportWarning"
  | "Category"
  | "CategoryEdaInfo"
  | "CategoryRef"
  | "Change"
  | "ChangeConflict"
  | "ChangeFeed"
  | "ChangeSet"
  | "ChangeSetElement"
  | "ChangeSetListed"
  | "ChangeSetUndo"
  | "CodeField"
  | "ColumnMapping"
  | "ColumnMappingList"
  | "Currency"
  | "CurrencyRef"
  | "DecodedCode"
  | "Footprint"
  | "FootprintEdaInfo"
  | "FootprintRef"
  | "Group"
  | "GroupRef"
  | "Import"
  | "ImportError"
  | "ImportList"
  | "LabelOptions"
  | "LabelPreview"
  | "LabelProfile"
  | "LogEntry"
  | "LotFound"
  | "Manufacturer"
  | "ManufacturerRef"
  | "MeasurementUnit"
  | "MeasurementUnitRef"
  | "Orderdetail"
  | "OrderdetailEmbedded"
  | "OrderdetailRef"
  | "Parameter"
  | "ParameterEmbedded"
  | "ParameterRef"
  | "Part"
  | "PartAssociation"
  | "PartAssociationRef"
  | "PartCount"
  | "PartCounts"
  | "PartCustomState"
  | "PartCustomStateRef"
  | "PartDBInfo"
  | "PartEdaInfo"
  | "PartFound"
  | "PartInKicad"
  | "PartKicadText"
  | "PartListed"
  | "PartLot"
  | "PartLotEmbedded"
  | "PartLotMove"
  | "PartLotRef"
  | "PartParameterSummary"
  | "PartParameterText"
  | "PartParameters"
  | "PartProviderReference"
  | "PartPurchases"
  | "PartRef"
  | "PartTag"
  | "PartTags"
  | "Pricedetail"
  | "PricedetailEmbedded"
  | "Project"
  | "ProjectAvailability"
  | "ProjectBOMEntry"
  | "ProjectBOMEntryRef"
  | "ProjectBuild"
  | "ProjectBuildAddition"
  | "ProjectBuildWithdrawal"
  | "ProjectCost"
  | "ProjectPartAvailability"
  | "ProjectPurchase"
  | "ProjectRef"
  | "RestrictedCurrencyRef"
  | "RestrictedMeasurementUnitRef"
  | "RestrictedPartRef"
  | "ScanContradiction"
  | "ScanMatch"
  | "ScanResult"
  | "SearchHit"
  | "SearchMatch"
  | "Statistics"
  | "StatisticsCounts"
  | "StatisticsCurrencyValue"
  | "StatisticsMonth"
  | "StatisticsStockValue"
  | "StatisticsTotalValue"
  | "StorageLocation"
  | "StorageLocationRef"
  | "Supplier"
  | "SupplierRef"
  | "UndoChange"
  | "User"
  | "UserRef"
  | "Webhook"
  | "WebhookDelivery";
export interface Resources {
  ApiToken: {
    properties: {
      name: ReadOnly<string>;
      user: Reference<"User">;
      valid_until: ReadOnly<string | null>;
      level: ReadOnly<1 | 2 | 3 | 4>;
      last_time_used: ReadOnly<string | null>;
    };
    operations: {
      get: "getCurrentToken";
    };
  };
  Attachment: {
    properties: {
      id: ReadOnly<number>;
      name: Writable<string>;
      attachment_type: Reference<"AttachmentType">;
      element: Owner;
      show_in_table: Writable<boolean>;
      original_filename: ReadOnly<string | null>;
      media_type: ReadOnly<string | null>;
      file_size: ReadOnly<number | null>;
      external_path: ReadOnly<string | null>;
      picture: ReadOnly<boolean>;
      "3d_model": ReadOnly<boolean>;
      external: ReadOnly<boolean>;
      internal: ReadOnly<boolean>;
      private: ReadOnly<boolean>;
      builtIn: ReadOnly<boolean>;
      internal_path: ReadOnly<string | null>;
      thumbnail_url: ReadOnly<string | null>;
      media_url: ReadOnly<string | null>;
      addedDate: ReadOnly<string>;
      lastModified: ReadOnly<string>;
      url: WriteOnly<string | null>;
      _type: WriteOnly<
        | "Part"
        | "Category"
        | "Footprint"
        | "Manufacturer"
        | "Supplier"
        | "StorageLocation"
        | "MeasurementUnit"
        | "PartCustomState"
        | "Currency"
        | "Project"
        | "AttachmentType"
      >;
      upload: WriteOnly<Schemas["Upload"] | null>;
    };
    operations: {
      list: "listAttachments";
      create: "createAttachment";
      get: "getAttachment";
      replace: "replaceAttachment";
      update: "updateAttachment";
      delete: "deleteAttachment";
      restore: "restoreAttachment";
      log: "listAttachmentLog";
      other: "getAttachmentFile" | "getAttachmentThumbnail";
    };
    create: Schemas["AttachmentCreate"];
    patch: Schemas["AttachmentPatch"];
    replace: Schemas["AttachmentReplace"];
    input: Schemas["AttachmentInput"];
  };
  AttachmentType: {
    properties: {
      id: ReadOnly<number>;
      name: Writable<string>;
      full_path: ReadOnly<string>;
      level: ReadOnly<number>;
      parent: Reference<"AttachmentType">;
      comment: Writable<string>;
      not_selectable: Writable<boolean>;
      alternative_names: Writable<string>;
      filetype_filter: Writable<string>;
      attachments: Owned<"Attachment">;
      master_picture_attachment: Reference<"Attachment">;
      parameters: Owned<"Parameter">;
      addedDate: ReadOnly<string>;
      lastModified: ReadOnly<string>;
    };
    operations: {
      list: "listAttachmentTypes";
      create: "createAttachmentType";
      get: "getAttachmentType";
      update: "updateAttachmentType";
      delete: "deleteAttachmentType";
      children: "listAttachmentTypeChildren";
      merge: "mergeAttachmentType";
      restore: "restoreAttachmentType";
      log: "listAttachmentTypeLog";
    };
    create: Schemas["AttachmentTypeCreate"];
    patch: Schemas["AttachmentTypePatch"];
  };
  BatchResults: {
    properties: {
      results: ReadOnly<unknown>;
    };
    operations: {
      other: "runBatch";
    };
  };
  BomCandidates: {
    properties: {
      candidates: ReadOnly<unknown>;
    };
    operations: {};
  };
  BomImport: {
    properties: {
      project: Reference<"Project">;
      format: ReadOnly<"table" | "kicad_pcbnew" | "kicad_netlist" | "eagle_partlist">;
      added: ReadOnly<number>;
      changed: ReadOnly<number>;
      unchanged: ReadOnly<number>;
      removed: ReadOnly<number>;
      unmatched: ReadOnly<number>;
      not_fitted: ReadOnly<number>;
      rejected: ReadOnly<number>;
      table: ReadOnly<Schemas["ImportTable"] | null>;
      ignored_columns: ReadOnly<unknown>;
      lines: ReadOnly<unknown>;
      removed_entries: ReadOnly<unknown>;
      kept_entries: ReadOnly<unknown>;
    };
    operations: {};
  };
  Category: {
    properties: {
      id: ReadOnly<number>;
      name: Writable<string>;
      full_path: ReadOnly<string>;
      level: ReadOnly<number>;
      parent: Reference<"Category">;
      comment: Writable<string>;
      not_selectable: Writable<boolean>;
      alternative_names: Writable<string>;
      partname_hint: Writable<string>;
      partname_regex: Writable<string>;
      part_ipn_prefix: Writable<string>;
      disable_footprints: Writable<boolean>;
      disable_manufacturers: Writable<boolean>;
      disable_autodatasheets: Writable<boolean>;
      disable_properties: Writable<boolean>;
      default_description: Writable<string>;
      default_comment: Writable<string>;
      eda_info: Value<{
        reference_prefix: string | null;
        visibility: boolean | null;
        exclude_from_bom: boolean | null;
        exclude_from_board: boolean | null;
        exclude_from_sim: boolean | null;
        kicad_symbol: string | null;
      }>;
      attachments: Owned<"Attachment">;
      master_picture_attachment: Reference<"Attachment">;
      parameters: Owned<"Parameter">;
      addedDate: ReadOnly<string>;
      lastModified: ReadOnly<string>;
    };
    operations: {
      list: "listCategories";
      create: "createCategory";
      get: "getCategory";
      update: "updateCategory";
      delete: "deleteCategory";
      children: "listCategoryChildren";
      merge: "mergeCategory";
      restore: "restoreCategory";
      log: "listCategoryLog";
    };
    create: Schemas["CategoryCreate"];
    patch: Schemas["CategoryPatch"];
  };
  ChangeFeed: {
    properties: {
      changes: ReadOnly<unknown>;
      next: ReadOnly<number>;
      latest: ReadOnly<number>;
    };
    operations: {
      get: "getChanges";
    };
  };
  ChangeSet: {
    properties: {
      id: ReadOnly<number>;
      datetime: ReadOnly<string>;
      operation: ReadOnly<string | null>;
      username: ReadOnly<string>;
      user: Reference<"User">;
      client: ReadOnly<string | null>;
      comment: ReadOnly<string | null>;
      undoes: Reference<"ChangeSet">;
      undone_by: ReadOnly<string | null>;
      partly_undone: ReadOnly<boolean>;
      undoable: ReadOnly<boolean>;
      element_count: ReadOnly<number>;
      elements: ReadOnly<unknown>;
    };
    operations: {
      other: "undoChangeSet" | "redoChangeSet" | "getChangeSetUndo";
      list: "listChangeSets";
      get: "getChangeSet";
      log: "listChangeSetLog";
    };
  };
  ChangeSetUndo: {
    properties: {
      id: ReadOnly<number | null>;
      status: ReadOnly<"running" | "succeeded" | "failed" | "conflicts">;
      processed: ReadOnly<number | null>;
      total: ReadOnly<number | null>;
      undoes: ReadOnly<string | null>;
      element_count: ReadOnly<number | null>;
      reason: ReadOnly<string | null>;
      change_set: ReadOnly<string | null>;
      changes: ReadOnly<unknown | null>;
      change_count: ReadOnly<number | null>;
      left: ReadOnly<unknown>;
      left_count: ReadOnly<number>;
    };
    operations: {};
  };
  ColumnMapping: {
    properties: {
      id: ReadOnly<number>;
      name: ReadOnly<string | null>;
      columns: ReadOnly<unknown>;
      last_used: ReadOnly<string>;
    };
    operations: {
      other: "listColumnMappings" | "createColumnMapping" | "deleteColumnMapping";
      get: "getColumnMapping";
    };
    create: Schemas["ColumnMappingCreate"];
  };
  ColumnMappingList: {
    properties: {
      column_mappings: Owned<"ColumnMapping">;
    };
    operations: {};
  };
  Currency: {
    properties: {
      id: ReadOnly<number>;
      name: Writable<string>;
      full_path: ReadOnly<string>;
      level: ReadOnly<number>;
      parent: Reference<"Currency">;
      comment: Writable<string>;
      not_selectable: Writable<boolean>;
      alternative_names: Writable<string>;
      iso_code: Writable<string>;
      exchange_rate: Writable<string | number | null>;
      inverseExchangeRate: ReadOnly<string | null>;
      attachments: Owned<"Attachment">;
      master_picture_attachment: Reference<"Attachment">;
      parameters: Owned<"Parameter">;
      addedDate: ReadOnly<string>;
      lastModified: ReadOnly<string>;
    };
    operations: {
      list: "listCurrencies";
      create: "createCurrency";
      get: "getCurrency";
      update: "updateCurrency";
      delete: "deleteCurrency";
      children: "listCurrencyChildren";
      merge: "mergeCurrency";
      restore: "restoreCurrency";
      log: "listCurrencyLog";
    };
    create: Schemas["CurrencyCreate"];
    patch: Schemas["CurrencyPatch"];
  };
  Footprint: {
    properties: {
      id: ReadOnly<number>;
      name: Writable<string>;
      full_path: ReadOnly<string>;
      level: ReadOnly<number>;
      parent: Reference<"Footprint">;
      comment: Writable<string>;
      not_selectable: Writable<boolean>;
      alternative_names: Writable<string>;
      footprint_3d: Reference<"Attachment">;
      eda_info: Value<{ kicad_footprint: string | null }>;
      attachments: Owned<"Attachment">;
      master_picture_attachment: Reference<"Attachment">;
      parameters: Owned<"Parameter">;
      addedDate: ReadOnly<string>;
      lastModified: ReadOnly<string>;
    };
    operations: {
      list: "listFootprints";
      create: "createFootprint";
      get: "getFootprint";
      update: "updateFootprint";
      delete: "deleteFootprint";
      children: "listFootprintChildren";
      merge: "mergeFootprint";
      restore: "restoreFootprint";
      log: "listFootprintLog";
    };
    create: Schemas["FootprintCreate"];
    patch: Schemas["FootprintPatch"];
  };
  Group: {
    properties: {
      id: ReadOnly<number>;
      name: Writable<string>;
      full_path: ReadOnly<string>;
      level: ReadOnly<number>;
      parent: Reference<"Group">;
      comment: Writable<string>;
      enforce_2fa: Writable<boolean>;
      permissions: Writable<Schemas["PermissionsInput"] | null>;
      addedDate: ReadOnly<string>;
      lastModified: ReadOnly<string>;
    };
    operations: {
      list: "listGroups";
      create: "createGroup";
      get: "getGroup";
      update: "updateGroup";
      delete: "deleteGroup";
      children: "listGroupChildren";
      log: "listGroupLog";
    };
    create: Schemas["GroupCreate"];
    patch: Schemas["GroupPatch"];
  };
  Import: {
    properties: {
      id: ReadOnly<number>;
      status: ReadOnly<"queued" | "running" | "succeeded" | "failed" | "canceled">;
      reason: ReadOnly<string | null>;
      type: ReadOnly<"parts" | "order">;
      dry_run: ReadOnly<boolean>;
      cancel_requested: ReadOnly<boolean | null>;
      format: ReadOnly<"csv" | "xlsx" | "json" | "jsonl">;
      existing: ReadOnly<"reject" | "skip" | "update" | "add-stock">;
      file_name: ReadOnly<string | null>;
      file_size: ReadOnly<number>;
      bytes_read: ReadOnly<number | null>;
      user: Reference<"User">;
      addedDate: ReadOnly<string>;
      started: ReadOnly<string | null>;
      finished: ReadOnly<string | null>;
      file_kept_until: ReadOnly<string | null>;
      parameters: ReadOnly<Schemas["ImportParameters"] | null>;
      processed: ReadOnly<number>;
      created: ReadOnly<number>;
      updated: ReadOnly<number>;
      unchanged: ReadOnly<number>;
      failed: ReadOnly<number>;
      left_out: ReadOnly<number>;
      change_set: Reference<"ChangeSet">;
      created_elements: ReadOnly<Schemas["CreatedElements"] | null>;
      table: ReadOnly<Schemas["ImportTable"] | null>;
      lines: ReadOnly<unknown | null>;
      ignored_columns: ReadOnly<unknown | null>;
      errors: ReadOnly<unknown | null>;
    };
    operations: {
      other: "listImports" | "createImport" | "deleteImport" | "cancelImport" | "getImportReport";
      get: "getImport";
    };
  };
  ImportList: {
    properties: {
      imports: Owned<"Import">;
    };
    operations: {};
  };
  LabelPreview: {
    properties: {
      svg: ReadOnly<string>;
      width: ReadOnly<number>;
      height: ReadOnly<number>;
      labels: ReadOnly<number>;
      pages: ReadOnly<number>;
      warnings: ReadOnly<unknown>;
    };
    operations: {};
  };
  LabelProfile: {
    properties: {
      id: ReadOnly<number>;
      name: Writable<string>;
      comment: Writable<string>;
      show_in_dropdown: Writable<boolean>;
      options: Value<{
        width: number | null;
        height: number | null;
        barcode_type: "none" | "qr" | "code39" | "datamatrix" | "code93" | "code128" | null;
        barcode_content: "link" | "id" | "ipn" | "user_barcode" | "supplier_part_number" | null;
        picture_type: "none" | "element_picture" | "main_attachment" | null;
        supported_element: "part" | "part_lot" | "storelocation" | null;
        additional_css: string | null;
        process_mode: "html" | "twig" | null;
        lines: string | null;
        grow_text: boolean | null;
      }>;
      addedDate: ReadOnly<string>;
      lastModified: ReadOnly<string>;
    };
    operations: {
      list: "listLabelProfiles";
      create: "createLabelProfile";
      get: "getLabelProfile";
      update: "updateLabelProfile";
      delete: "deleteLabelProfile";
      restore: "restoreLabelProfile";
      log: "listLabelProfileLog";
    };
    create: Schemas["LabelProfileCreate"];
    patch: Schemas["LabelProfilePatch"];
  };
  LogEntry: {
    properties: {
      id: ReadOnly<number>;
      datetime: ReadOnly<string>;
      kind: ReadOnly<
        | "element_created"
        | "element_edited"
        | "element_deleted"
        | "element_merged"
        | "collection_element_deleted"
        | "part_stock_changed"
        | "project_built"
        | "user_not_allowed"
        | "security_event"
      >;
      level: ReadOnly<"emergency" | "alert" | "critical" | "error" | "warning" | "notice" | "info" | "debug">;
      username: ReadOnly<string>;
      user: Reference<"User">;
      client: ReadOnly<string | null>;
      target_type: ReadOnly<
        | "Part"
        | "PartLot"
        | "Orderdetail"
        | "Pricedetail"
        | "PartAssociation"
        | "Category"
        | "Footprint"
        | "Manufacturer"
        | "Supplier"
        | "StorageLocation"
        | "MeasurementUnit"
        | "PartCustomState"
        | "Currency"
        | "Project"
        | "ProjectBOMEntry"
        | "AttachmentType"
        | "Attachment"
        | "Parameter"
        | "LabelProfile"
        | "User"
        | "Group"
        | "Webhook"
        | null
      >;
      target_id: ReadOnly<number | null>;
      target: ReadOnly<string | null>;
      comment: ReadOnly<string | null>;
      changes: ReadOnly<Schemas["LogChanges"] | null>;
      data: ReadOnly<Schemas["LogData"] | null>;
      change_set: Reference<"ChangeSet">;
      labels: ReadOnly<Schemas["LogLabels"] | null>;
      undoable: ReadOnly<boolean>;
    };
    operations: {
      list: "listLogEntries";
      get: "getLogEntry";
    };
  };
  Manufacturer: {
    properties: {
      id: ReadOnly<number>;
      name: Writable<string>;
      full_path: ReadOnly<string>;
      level: ReadOnly<number>;
      parent: Reference<"Manufacturer">;
      comment: Writable<string>;
      not_selectable: Writable<boolean>;
      alternative_names: Writable<string>;
      address: Writable<string>;
      phone_number: Writable<string>;
      fax_number: Writable<string>;
      email_address: Writable<string>;
      website: Writable<string>;
      auto_product_url: Writable<string>;
      attachments: Owned<"Attachment">;
      master_picture_attachment: Reference<"Attachment">;
      parameters: Owned<"Parameter">;
      addedDate: ReadOnly<string>;
      lastModified: ReadOnly<string>;
    };
    operations: {
      list: "listManufacturers";
      create: "createManufacturer";
      get: "getManufacturer";
      update: "updateManufacturer";
      delete: "deleteManufacturer";
      children: "listManufacturerChildren";
      merge: "mergeManufacturer";
      restore: "restoreManufacturer";
      log: "listManufacturerLog";
    };
    create: Schemas["ManufacturerCreate"];
    patch: Schemas["ManufacturerPatch"];
  };
  MeasurementUnit: {
    properties: {
      id: ReadOnly<number>;
      name: Writable<string>;
      full_path: ReadOnly<string>;
      level: ReadOnly<number>;
      parent: Reference<"MeasurementUnit">;
      comment: Writable<string>;
      not_selectable: Writable<boolean>;
      alternative_names: Writable<string>;
      unit: Writable<string | null>;
      is_integer: Writable<boolean>;
      use_si_prefix: Writable<boolean>;
      attachments: Owned<"Attachment">;
      master_picture_attachment: Reference<"Attachment">;
      parameters: Owned<"Parameter">;
      addedDate: ReadOnly<string>;
      lastModified: ReadOnly<string>;
    };
    operations: {
      list: "listMeasurementUnits";
      create: "createMeasurementUnit";
      get: "getMeasurementUnit";
      update: "updateMeasurementUnit";
      delete: "deleteMeasurementUnit";
      children: "listMeasurementUnitChildren";
      merge: "mergeMeasurementUnit";
      restore: "restoreMeasurementUnit";
      log: "listMeasurementUnitLog";
    };
    create: Schemas["MeasurementUnitCreate"];
    patch: Schemas["MeasurementUnitPatch"];
  };
  Orderdetail: {
    properties: {
      id: ReadOnly<number>;
      supplierpartnr: Writable<string>;
      supplier: Reference<"Supplier">;
      obsolete: Writable<boolean>;
      eda_visibility: Writable<boolean | null>;
      supplier_product_url: Writable<string>;
      prices_includes_vat: Writable<boolean | null>;
      pricedetails: Owned<"Pricedetail">;
      part: Reference<"Part">;
      addedDate: ReadOnly<string>;
      lastModified: ReadOnly<string>;
    };
    operations: {
      members: "listPartOrderdetails";
      list: "listOrderdetails";
      create: "createOrderdetail";
      get: "getOrderdetail";
      update: "updateOrderdetail";
      delete: "deleteOrderdetail";
      restore: "restoreOrderdetail";
      log: "listOrderdetailLog";
    };
    create: Schemas["OrderdetailCreate"];
    patch: Schemas["OrderdetailPatch"];
    input: Schemas["OrderdetailInput"];
  };
  Parameter: {
    properties: {
      id: ReadOnly<number>;
      name: Writable<string>;
      symbol: Writable<string>;
      value_min: Writable<number | null>;
      value_typical: Writable<number | null>;
      value_max: Writable<number | null>;
      unit: Writable<string>;
      value_text: Writable<string>;
      group: Writable<string>;
      eda_visibility: Writable<boolean | null>;
      eda_symbol_visibility: Writable<boolean | null>;
      formatted: ReadOnly<string>;
      element: Owner;
      _type: WriteOnly<
        | "Part"
        | "Category"
        | "Footprint"
        | "Manufacturer"
        | "Supplier"
        | "StorageLocation"
        | "MeasurementUnit"
        | "PartCustomState"
        | "Currency"
        | "Project"
        | "AttachmentType"
      >;
    };
    operations: {
      list: "listParameters";
      create: "createParameter";
      get: "getParameter";
      update: "updateParameter";
      delete: "deleteParameter";
      restore: "restoreParameter";
      log: "listParameterLog";
    };
    create: Schemas["ParameterCreate"];
    patch: Schemas["ParameterPatch"];
    input: Schemas["ParameterInput"];
  };
  Part: {
    properties: {
      id: ReadOnly<number>;
      name: Writable<string>;
      description: Writable<string>;
      comment: Writable<string>;
      favorite: Writable<boolean>;
      needs_review: Writable<boolean>;
      tags: Writable<string>;
      category: Reference<"Category">;
      footprint: Reference<"Footprint">;
      manufacturer: Reference<"Manufacturer">;
      partUnit: Reference<"MeasurementUnit">;
      partCustomState: Reference<"PartCustomState">;
      manufacturer_product_url: Writable<string>;
      manufacturer_product_number: Writable<string>;
      manufacturing_status: Writable<"" | "announced" | "active" | "nrfnd" | "eol" | "discontinued">;
      mass: Writable<number | null>;
      ipn: Writable<string | null>;
      gtin: Writable<string | null>;
      minamount: Writable<number>;
      total_instock: ReadOnly<number>;
      projectBuildPart: ReadOnly<boolean>;
      providerReference: Value<{
        provider_key: string | null;
        provider_id: string | null;
        provider_url: string | null;
        last_updated: string | null;
      }>;
      eda_info: Value<{
        reference_prefix: string | null;
        value: string | null;
        visibility: boolean | null;
        exclude_from_bom: boolean | null;
        exclude_from_board: boolean | null;
        exclude_from_sim: boolean | null;
        kicad_symbol: string | null;
        kicad_footprint: string | null;
      }>;
      partLots: Owned<"PartLot">;
      orderdetails: Owned<"Orderdetail">;
      associated_parts_as_owner: Owned<"PartAssociation">;
      associated_parts_as_other: Owned<"PartAssociation">;
      attachments: Owned<"Attachment">;
      master_picture_attachment: Reference<"Attachment">;
      parameters: Owned<"Parameter">;
      addedDate: ReadOnly<string>;
      lastModified: ReadOnly<string>;
    };
    operations: {
      list: "listParts";
      create: "createPart";
      get: "getPart";
      update: "updatePart";
      delete: "deletePart";
      restore: "restorePart";
      log: "listPartLog";
      other: "listPartPurchases" | "exportParts";
    };
    create: Schemas["PartCreate"];
    patch: Schemas["PartPatch"];
  };
  PartAssociation: {
    properties: {
      id: ReadOnly<number>;
      type: Writable<0 | 1 | 2>;
      other_type: Writable<string | null>;
      comment: Writable<string | null>;
      owner: Reference<"Part">;
      other: Reference<"Part">;
      addedDate: ReadOnly<string>;
      lastModified: ReadOnly<string>;
    };
    operations: {
      list: "listPartAssociations";
      create: "createPartAssociation";
      get: "getPartAssociation";
      update: "updatePartAssociation";
      delete: "deletePartAssociation";
      restore: "restorePartAssociation";
      log: "listPartAssociationLog";
    };
    create: Schemas["PartAssociationCreate"];
    patch: Schemas["PartAssociationPatch"];
    input: Schemas["PartAssociationInput"];
  };
  PartCounts: {
    properties: {
      by: ReadOnly<
        | "category"
        | "footprint"
        | "manufacturer"
        | "partUnit"
        | "partCustomState"
        | "storage_location"
        | "supplier"
        | "currency"
        | "project"
        | "attachment_type"
      >;
      parts: ReadOnly<number>;
      parts_without: ReadOnly<number>;
      counts: ReadOnly<unknown>;
    };
    operations: {};
  };
  PartCustomState: {
    properties: {
      id: ReadOnly<number>;
      name: Writable<string>;
      full_path: ReadOnly<string>;
      level: ReadOnly<number>;
      parent: Reference<"PartCustomState">;
      comment: Writable<string>;
      not_selectable: Writable<boolean>;
      alternative_names: Writable<string>;
      attachments: Owned<"Attachment">;
      master_picture_attachment: Reference<"Attachment">;
      parameters: Owned<"Parameter">;
      addedDate: ReadOnly<string>;
      lastModified: ReadOnly<string>;
    };
    operations: {
      list: "listPartCustomStates";
      create: "createPartCustomState";
      get: "getPartCustomState";
      update: "updatePartCustomState";
      delete: "deletePartCustomState";
      children: "listPartCustomStateChildren";
      merge: "mergePartCustomState";
      restore: "restorePartCustomState";
      log: "listPartCustomStateLog";
    };
    create: Schemas["PartCustomStateCreate"];
    patch: Schemas["PartCustomStatePatch"];
  };
  PartDBInfo: {
    properties: {
      version: ReadOnly<string>;
      git_branch: ReadOnly<string | null>;
      git_commit: ReadOnly<string | null>;
      title: ReadOnly<string>;
      banner: ReadOnly<string>;
      default_uri: ReadOnly<string>;
      global_timezone: ReadOnly<string>;
      base_currency: ReadOnly<string>;
      global_locale: ReadOnly<string>;
      history_complete_since: ReadOnly<string | null>;
    };
    operations: {
      get: "getInfo";
    };
  };
  PartInKicad: {
    properties: {
      part: Reference<"Part">;
      name: ReadOnly<string>;
      listed: ReadOnly<boolean>;
      decided_by: ReadOnly<"part" | "category" | "drawing" | "default" | "listing">;
      category: ReadOnly<string | null>;
      symbol: Value<{ text: string; source: "part" | "category" | "footprint" | "default" }>;
      footprint: Value<{ text: string; source: "part" | "category" | "footprint" | "default" }>;
      reference: Value<{ text: string; source: "part" | "category" | "footprint" | "default" }>;
      value: Value<{ text: string; source: "part" | "category" | "footprint" | "default" }>;
    };
    operations: {};
  };
  PartLot: {
    properties: {
      id: ReadOnly<number>;
      description: Writable<string>;
      comment: Writable<string>;
      part: Reference<"Part">;
      storage_location: Reference<"StorageLocation">;
      amount: Writable<number>;
      instock_unknown: Writable<boolean>;
      needs_refill: Writable<boolean>;
      expiration_date: Writable<string | null>;
      owner: Reference<"User">;
      user_barcode: Writable<string | null>;
      last_stocktake_at: Writable<string | null>;
      addedDate: ReadOnly<string>;
      lastModified: ReadOnly<string>;
      name: WriteOnly<string | null>;
    };
    operations: {
      list: "listPartLots";
      create: "createPartLot";
      get: "getPartLot";
      update: "updatePartLot";
      delete: "deletePartLot";
      restore: "restorePartLot";
      log: "listPartLotLog";
      other: "addStock" | "withdrawStock" | "moveStock" | "countStock";
    };
    create: Schemas["PartLotCreate"];
    patch: Schemas["PartLotPatch"];
    input: Schemas["PartLotInput"];
  };
  PartParameters: {
    properties: {
      parts: ReadOnly<number>;
      is_complete: ReadOnly<boolean>;
      summaries: ReadOnly<unknown>;
    };
    operations: {};
  };
  PartPurchases: {
    properties: {
      part: Reference<"Part">;
      quantity: ReadOnly<number>;
      comparable: ReadOnly<boolean>;
      basis: ReadOnly<"net" | "gross" | "unspecified" | null>;
      purchases: ReadOnly<unknown>;
    };
    operations: {};
  };
  PartTags: {
    properties: {
      tags: ReadOnly<unknown>;
    };
    operations: {};
  };
  Pricedetail: {
    properties: {
      id: ReadOnly<number>;
      price: Writable<string | number>;
      currency: Reference<"Currency">;
      currency_iso_code: ReadOnly<string | null>;
      price_related_quantity: Writable<number>;
      min_discount_quantity: Writable<number>;
      price_per_unit: ReadOnly<string>;
      orderdetail: Reference<"Orderdetail">;
      addedDate: ReadOnly<string>;
      lastModified: ReadOnly<string>;
    };
    operations: {
      list: "listPricedetails";
      create: "createPricedetail";
      get: "getPricedetail";
      update: "updatePricedetail";
      delete: "deletePricedetail";
      restore: "restorePricedetail";
      log: "listPricedetailLog";
    };
    create: Schemas["PricedetailCreate"];
    patch: Schemas["PricedetailPatch"];
    input: Schemas["PricedetailInput"];
  };
  Project: {
    properties: {
      id: ReadOnly<number>;
      name: Writable<string>;
      full_path: ReadOnly<string>;
      level: ReadOnly<number>;
      parent: Reference<"Project">;
      comment: Writable<string>;
      not_selectable: Writable<boolean>;
      alternative_names: Writable<string>;
      status: Writable<"draft" | "planning" | "in_production" | "finished" | "archived" | null>;
      description: Writable<string>;
      build_part: Reference<"Part">;
      attachments: Owned<"Attachment">;
      master_picture_attachment: Reference<"Attachment">;
      parameters: Owned<"Parameter">;
      addedDate: ReadOnly<string>;
      lastModified: ReadOnly<string>;
    };
    operations: {
      list: "listProjects";
      create: "createProject";
      get: "getProject";
      update: "updateProject";
      delete: "deleteProject";
      children: "listProjectChildren";
      merge: "mergeProject";
      restore: "restoreProject";
      log: "listProjectLog";
      other: "exportProjectBom" | "getProjectAvailability" | "buildProject" | "importProjectBom";
    };
    create: Schemas["ProjectCreate"];
    patch: Schemas["ProjectPatch"];
  };
  ProjectAvailability: {
    properties: {
      project: Reference<"Project">;
      quantity: ReadOnly<number>;
      buildable: ReadOnly<number | null>;
      parts: ReadOnly<unknown>;
      costs: ReadOnly<unknown>;
      without_price: Owned<"Part">;
      not_comparable: Owned<"Part">;
      not_parts: Owned<"ProjectBOMEntry">;
    };
    operations: {};
  };
  ProjectBOMEntry: {
    properties: {
      id: ReadOnly<number>;
      quantity: Writable<number>;
      mountnames: Writable<string>;
      name: Writable<string | null>;
      comment: Writable<string>;
      project: Reference<"Project">;
      part: Reference<"Part">;
      price: Writable<string | number | null>;
      price_currency: Reference<"Currency">;
      addedDate: ReadOnly<string>;
      lastModified: ReadOnly<string>;
    };
    operations: {
      members: "listProjectBom";
      list: "listProjectBomEntries";
      create: "createProjectBomEntry";
      get: "getProjectBomEntry";
      update: "updateProjectBomEntry";
      delete: "deleteProjectBomEntry";
      restore: "restoreProjectBomEntry";
      log: "listProjectBomEntryLog";
      other: "listProjectBomEntryCandidates";
    };
    create: Schemas["ProjectBOMEntryCreate"];
    patch: Schemas["ProjectBOMEntryPatch"];
  };
  ProjectBuild: {
    properties: {
      project: Reference<"Project">;
      quantity: ReadOnly<number>;
      withdrawals: ReadOnly<unknown>;
      added: Value<{ lot: Schemas["PartLotRef"]; amount: number }>;
      not_parts: Owned<"ProjectBOMEntry">;
    };
    operations: {};
  };
  ScanResult: {
    properties: {
      code: ReadOnly<string>;
      match: ReadOnly<
        | "ipn"
        | "user_barcode"
        | "part_id"
        | "lot_id"
        | "location_id"
        | "gtin"
        | "supplier_part_number"
        | "manufacturer_product_number"
        | null
      >;
      element: ReadOnly<Schemas["PartFound"] | Schemas["PartLot"] | Schemas["StorageLocation"] | null>;
      contradictions: ReadOnly<unknown>;
      locations: Owned<"PartLot">;
      others: ReadOnly<unknown>;
      decoded: ReadOnly<Schemas["DecodedCode"] | null>;
    };
    operations: {
      other: "scanCode";
    };
  };
  SearchHit: {
    properties: {
      part: Reference<"Part">;
      similar: ReadOnly<boolean>;
      lot: Reference<"PartLot">;
      matches: ReadOnly<unknown>;
    };
    operations: {
      other: "searchParts" | "countParts" | "summarizePartParameters" | "countPartTags";
    };
  };
  Statistics: {
    properties: {
      counts: Value<{
        parts: number;
        parts_in_stock: number;
        parts_without_stock: number;
        parts_empty: number;
        parts_below_minimum: number;
        parts_needing_review: number;
        part_lots: number;
        orderdetails: number;
        parameters: number;
        attachments: number;
        attachments_uploaded: number;
        attachments_private: number;
        attachments_external: number;
        categories: number;
        footprints: number;
        manufacturers: number;
        suppliers: number;
        storage_locations: number;
        measurement_units: number;
        part_custom_states: number;
        currencies: number;
        attachment_types: number;
        projects: number;
      }>;
      total_instock: ReadOnly<number>;
      stock_value: Value<{
        base_currency: string;
        total: string;
        basis: "net" | "gross" | "unspecified";
        totals: unknown;
        currencies: unknown;
        parts_without_price: number;
        parts_without_exchange_rate: number;
        parts_not_comparable: number;
      }>;
      below_minimum: ReadOnly<string>;
      growth: ReadOnly<unknown>;
    };
    operations: {
      get: "getStatistics";
    };
  };
  StorageLocation: {
    properties: {
      id: ReadOnly<number>;
      name: Writable<string>;
      full_path: ReadOnly<string>;
      level: ReadOnly<number>;
      parent: Reference<"StorageLocation">;
      comment: Writable<string>;
      not_selectable: Writable<boolean>;
      alternative_names: Writable<string>;
      storage_type: Reference<"MeasurementUnit">;
      is_full: Writable<boolean>;
      only_single_part: Writable<boolean>;
      limit_to_existing_parts: Writable<boolean>;
      owner: Reference<"User">;
      part_owner_must_match: Writable<boolean>;
      attachments: Owned<"Attachment">;
      master_picture_attachment: Reference<"Attachment">;
      parameters: Owned<"Parameter">;
      addedDate: ReadOnly<string>;
      lastModified: ReadOnly<string>;
    };
    operations: {
      list: "listStorageLocations";
      create: "createStorageLocation";
      get: "getStorageLocation";
      update: "updateStorageLocation";
      delete: "deleteStorageLocation";
      children: "listStorageLocationChildren";
      merge: "mergeStorageLocation";
      other: "exportStorageLocationLots";
      restore: "restoreStorageLocation";
      log: "listStorageLocationLog";
    };
    create: Schemas["StorageLocationCreate"];
    patch: Schemas["StorageLocationPatch"];
  };
  Supplier: {
    properties: {
      id: ReadOnly<number>;
      name: Writable<string>;
      full_path: ReadOnly<string>;
      level: ReadOnly<number>;
      parent: Reference<"Supplier">;
      comment: Writable<string>;
      not_selectable: Writable<boolean>;
      alternative_names: Writable<string>;
      address: Writable<string>;
      phone_number: Writable<string>;
      fax_number: Writable<string>;
      email_address: Writable<string>;
      website: Writable<string>;
      auto_product_url: Writable<string>;
      attachments: Owned<"Attachment">;
      master_picture_attachment: Reference<"Attachment">;
      parameters: Owned<"Parameter">;
      addedDate: ReadOnly<string>;
      lastModified: ReadOnly<string>;
    };
    operations: {
      list: "listSuppliers";
      create: "createSupplier";
      get: "getSupplier";
      update: "updateSupplier";
      delete: "deleteSupplier";
      children: "listSupplierChildren";
      merge: "mergeSupplier";
      restore: "restoreSupplier";
      log: "listSupplierLog";
    };
    create: Schemas["SupplierCreate"];
    patch: Schemas["SupplierPatch"];
  };
  User: {
    properties: {
      id: ReadOnly<number>;
      name: Writable<string>;
      disabled: Writable<boolean>;
      theme: Writable<string | null>;
      aboutMe: Writable<string>;
      group: Reference<"Group">;
      timezone: Writable<string>;
      language: Writable<string>;
      email: Writable<string>;
      show_email_on_profile: Writable<boolean>;
      department: Writable<string>;
      last_name: Writable<string>;
      first_name: Writable<string>;
      need_pw_change: Writable<boolean>;
      permissions: Writable<Schemas["PermissionsInput"] | null>;
      fullName: ReadOnly<string>;
      attachments: Owned<"Attachment">;
      master_picture_attachment: Reference<"Attachment">;
      addedDate: ReadOnly<string>;
      lastModified: ReadOnly<string>;
      password: WriteOnly<string>;
    };
    operations: {
      list: "listUsers";
      create: "createUser";
      get: "getUser";
      update: "updateUser";
      delete: "deleteUser";
      log: "listUserLog";
    };
    create: Schemas["UserCreate"];
    patch: Schemas["UserPatch"];
  };
  Webhook: {
    properties: {
      id: ReadOnly<number>;
      name: Writable<string>;
      url: Writable<string>;
      event_types: Writable<unknown>;
      filters: Writable<unknown>;
      enabled: Writable<boolean>;
      disabled_reason: ReadOnly<"failing" | "filter" | "gone" | "user" | null>;
      failing_since: ReadOnly<string | null>;
      user: Reference<"User">;
      secret: Writable<string | null>;
      addedDate: ReadOnly<string>;
      lastModified: ReadOnly<string>;
    };
    operations: {
      list: "listWebhooks";
      create: "createWebhook";
      get: "getWebhook";
      update: "updateWebhook";
      delete: "deleteWebhook";
      log: "listWebhookLog";
      other: "rotateWebhookSecret" | "pingWebhook";
    };
    create: Schemas["WebhookCreate"];
    patch: Schemas["WebhookPatch"];
  };
  WebhookDelivery: {
    properties: {
      id: ReadOnly<number>;
      webhook: Reference<"Webhook">;
      message_id: ReadOnly<string>;
      event_type: ReadOnly<string>;
      target: ReadOnly<string | null>;
      status: ReadOnly<"pending" | "delivered" | "failed" | "canceled">;
      attempts: ReadOnly<number>;
      last_attempt: ReadOnly<string | null>;
      next_attempt: ReadOnly<string | null>;
      duration: ReadOnly<number | null>;
      response_status: ReadOnly<number | null>;
      response_body: ReadOnly<string | null>;
      error: ReadOnly<string | null>;
      payload: ReadOnly<Schemas["WebhookPayload"]>;
      addedDate: ReadOnly<string>;
    };
    operations: {
      list: "listWebhookDeliveries";
      get: "getWebhookDelivery";
      other: "resendWebhookDelivery";
    };
  };
}
/** Collection path and the shapes of item and list responses, by resource. */
export const resourceFacts: Readonly<
  Record<
    ResourceName,
    { readonly collection: string | null; readonly item: ShapeName; readonly listed: ShapeName }
  >
> = {
  ApiToken: {
    collection: "/api/tokens/current",
    item: "ApiToken",
    listed: "ApiToken",
  },
  Attachment: {
    collection: "/api/attachments",
    item: "Attachment",
    listed: "Attachment",
  },
  AttachmentType: {
    collection: "/api/attachment_types",
    item: "AttachmentType",
    listed: "AttachmentType",
  },
  BatchResults: {
    collection: null,
    item: "BatchResults",
    listed: "BatchResults",
  },
  BomCandidates: {
    collection: null,
    item: "BomCandidates",
    listed: "BomCandidates",
  },
  BomImport: {
    collection: null,
    item: "BomImport",
    listed: "BomImport",
  },
  Category: {
    collection: "/api/categories",
    item: "Category",
    listed: "Category",
  },
  ChangeFeed: {
    collection: "/api/changes",
    item: "ChangeFeed",
    listed: "ChangeFeed",
  },
  ChangeSet: {
    collection: "/api/change_sets",
    item: "ChangeSet",
    listed: "ChangeSetListed",
  },
  ChangeSetUndo: {
    collection: null,
    item: "ChangeSetUndo",
    listed: "ChangeSetUndo",
  },
  ColumnMapping: {
    collection: "/api/column_mappings",
    item: "ColumnMapping",
    listed: "ColumnMapping",
  },
  ColumnMappingList: {
    collection: null,
    item: "ColumnMappingList",
    listed: "ColumnMappingList",
  },
  Currency: {
    collection: "/api/currencies",
    item: "Currency",
    listed: "Currency",
  },
  Footprint: {
    collection: "/api/footprints",
    item: "Footprint",
    listed: "Footprint",
  },
  Group: {
    collection: "/api/groups",
    item: "Group",
    listed: "Group",
  },
  Import: {
    collection: "/api/imports",
    item: "Import",
    listed: "Import",
  },
  ImportList: {
    collection: null,
    item: "ImportList",
    listed: "ImportList",
  },
  LabelPreview: {
    collection: null,
    item: "LabelPreview",
    listed: "LabelPreview",
  },
  LabelProfile: {
    collection: "/api/label_profiles",
    item: "LabelProfile",
    listed: "LabelProfile",
  },
  LogEntry: {
    collection: "/api/log_entries",
    item: "LogEntry",
    listed: "LogEntry",
  },
  Manufacturer: {
    collection: "/api/manufacturers",
    item: "Manufacturer",
    listed: "Manufacturer",
  },
  MeasurementUnit: {
    collection: "/api/measurement_units",
    item: "MeasurementUnit",
    listed: "MeasurementUnit",
  },
  Orderdetail: {
    collection: "/api/orderdetails",
    item: "Orderdetail",
    listed: "Orderdetail",
  },
  Parameter: {
    collection: "/api/parameters",
    item: "Parameter",
    listed: "Parameter",
  },
  Part: {
    collection: "/api/parts",
    item: "Part",
    listed: "PartListed",
  },
  PartAssociation: {
    collection: "/api/part_associations",
    item: "PartAssociation",
    listed: "PartAssociation",
  },
  PartCounts: {
    collection: null,
    item: "PartCounts",
    listed: "PartCounts",
  },
  PartCustomState: {
    collection: "/api/part_custom_states",
    item: "PartCustomState",
    listed: "PartCustomState",
  },
  PartDBInfo: {
    collection: "/api/info",
    item: "PartDBInfo",
    listed: "PartDBInfo",
  },
  PartInKicad: {
    collection: null,
    item: "PartInKicad",
    listed: "PartInKicad",
  },
  PartLot: {
    collection: "/api/part_lots",
    item: "PartLot",
    listed: "PartLot",
  },
  PartParameters: {
    collection: null,
    item: "PartParameters",
    listed: "PartParameters",
  },
  PartPurchases: {
    collection: null,
    item: "PartPurchases",
    listed: "PartPurchases",
  },
  PartTags: {
    collection: null,
    item: "PartTags",
    listed: "PartTags",
  },
  Pricedetail: {
    collection: "/api/pricedetails",
    item: "Pricedetail",
    listed: "Pricedetail",
  },
  Project: {
    collection: "/api/projects",
    item: "Project",
    listed: "Project",
  },
  ProjectAvailability: {
    collection: null,
    item: "ProjectAvailability",
    listed: "ProjectAvailability",
  },
  ProjectBOMEntry: {
    collection: "/api/project_bom_entries",
    item: "ProjectBOMEntry",
    listed: "ProjectBOMEntry",
  },
  ProjectBuild: {
    collection: null,
    item: "ProjectBuild",
    listed: "ProjectBuild",
  },
  ScanResult: {
    collection: null,
    item: "ScanResult",
    listed: "ScanResult",
  },
  SearchHit: {
    collection: null,
    item: "SearchHit",
    listed: "SearchHit",
  },
  Statistics: {
    collection: "/api/statistics",
    item: "Statistics",
    listed: "Statistics",
  },
  StorageLocation: {
    collection: "/api/storage_locations",
    item: "StorageLocation",
    listed: "StorageLocation",
  },
  Supplier: {
    collection: "/api/suppliers",
    item: "Supplier",
    listed: "Supplier",
  },
  User: {
    collection: "/api/users",
    item: "User",
    listed: "User",
  },
  Webhook: {
    collection: "/api/webhooks",
    item: "Webhook",
    listed: "Webhook",
  },
  WebhookDelivery: {
    collection: "/api/webhook_deliveries",
    item: "WebhookDelivery",
    listed: "WebhookDelivery",
  },
};
export const shapes: Readonly<Record<ShapeName, Shape>> = {
  ApiToken: {
    name: "ApiToken",
    resource: "ApiToken",
    valueObject: null,
    properties: [
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "user",
        kind: "embed",
        shape: "UserRef",
      },
      {
        name: "valid_until",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
      {
        name: "level",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "last_time_used",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
    ],
  },
  Attachment: {
    name: "Attachment",
    resource: "Attachment",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "attachment_type",
        kind: "iri",
        resource: "AttachmentType",
      },
      {
        name: "element",
        kind: "any",
        shapes: [
          "PartRef",
          "CategoryRef",
          "FootprintRef",
          "ManufacturerRef",
          "SupplierRef",
          "StorageLocationRef",
          "MeasurementUnitRef",
          "PartCustomStateRef",
          "CurrencyRef",
          "ProjectRef",
          "AttachmentTypeRef",
        ],
      },
      {
        name: "show_in_table",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "original_filename",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "media_type",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "file_size",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "external_path",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "picture",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "3d_model",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "external",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "internal",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "private",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "builtIn",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "internal_path",
        kind: "scalar",
        nullable: true,
        dateTime: false,
      },
      {
        name: "thumbnail_url",
        kind: "scalar",
        nullable: true,
        dateTime: false,
      },
      {
        name: "media_url",
        kind: "scalar",
        nullable: true,
        dateTime: false,
      },
      {
        name: "addedDate",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
      {
        name: "lastModified",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
    ],
  },
  AttachmentEmbedded: {
    name: "AttachmentEmbedded",
    resource: "Attachment",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "attachment_type",
        kind: "iri",
        resource: "AttachmentType",
      },
      {
        name: "show_in_table",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "original_filename",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "media_type",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "file_size",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "external_path",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "picture",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "3d_model",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "external",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "internal",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "private",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "builtIn",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "internal_path",
        kind: "scalar",
        nullable: true,
        dateTime: false,
      },
      {
        name: "thumbnail_url",
        kind: "scalar",
        nullable: true,
        dateTime: false,
      },
      {
        name: "media_url",
        kind: "scalar",
        nullable: true,
        dateTime: false,
      },
      {
        name: "addedDate",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
      {
        name: "lastModified",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
    ],
  },
  AttachmentRef: {
    name: "AttachmentRef",
    resource: "Attachment",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "internal_path",
        kind: "scalar",
        nullable: true,
        dateTime: false,
      },
      {
        name: "thumbnail_url",
        kind: "scalar",
        nullable: true,
        dateTime: false,
      },
      {
        name: "media_url",
        kind: "scalar",
        nullable: true,
        dateTime: false,
      },
    ],
  },
  AttachmentType: {
    name: "AttachmentType",
    resource: "AttachmentType",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "full_path",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "level",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "parent",
        kind: "embed",
        shape: "AttachmentType",
      },
      {
        name: "comment",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "not_selectable",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "alternative_names",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "filetype_filter",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "attachments",
        kind: "embeds",
        shape: "AttachmentRef",
      },
      {
        name: "master_picture_attachment",
        kind: "embed",
        shape: "AttachmentRef",
      },
      {
        name: "parameters",
        kind: "embeds",
        shape: "ParameterRef",
      },
      {
        name: "addedDate",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
      {
        name: "lastModified",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
    ],
  },
  AttachmentTypeRef: {
    name: "AttachmentTypeRef",
    resource: "AttachmentType",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "full_path",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  BatchResults: {
    name: "BatchResults",
    resource: "BatchResults",
    valueObject: null,
    properties: [
      {
        name: "results",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  BomCandidate: {
    name: "BomCandidate",
    resource: null,
    valueObject: "BomCandidate",
    properties: [
      {
        name: "part",
        kind: "embed",
        shape: "PartRef",
      },
      {
        name: "description",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "manufacturer_product_number",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "footprint",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "in_stock",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "matched_by",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "full_match",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  BomCandidates: {
    name: "BomCandidates",
    resource: "BomCandidates",
    valueObject: null,
    properties: [
      {
        name: "candidates",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  BomImport: {
    name: "BomImport",
    resource: "BomImport",
    valueObject: null,
    properties: [
      {
        name: "project",
        kind: "embed",
        shape: "ProjectRef",
      },
      {
        name: "format",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "added",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "changed",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "unchanged",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "removed",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "unmatched",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "not_fitted",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "rejected",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "table",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "ignored_columns",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "lines",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "removed_entries",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "kept_entries",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  BomImportChange: {
    name: "BomImportChange",
    resource: null,
    valueObject: "BomImportChange",
    properties: [
      {
        name: "property",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "old",
        kind: "scalar",
        nullable: true,
        dateTime: false,
      },
      {
        name: "new",
        kind: "scalar",
        nullable: true,
        dateTime: false,
      },
    ],
  },
  BomImportLine: {
    name: "BomImportLine",
    resource: null,
    valueObject: "BomImportLine",
    properties: [
      {
        name: "line",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "status",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "references",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "quantity",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "value",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "footprint",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "manufacturer_product_number",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "manufacturer",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "part",
        kind: "embed",
        shape: "PartRef",
      },
      {
        name: "matched_by",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "candidates",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "entry",
        kind: "embed",
        shape: "ProjectBOMEntryRef",
      },
      {
        name: "changes",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "warnings",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  BomImportRemovedEntry: {
    name: "BomImportRemovedEntry",
    resource: null,
    valueObject: "BomImportRemovedEntry",
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "part",
        kind: "embed",
        shape: "RestrictedPartRef",
      },
      {
        name: "quantity",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "mountnames",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  BomImportWarning: {
    name: "BomImportWarning",
    resource: null,
    valueObject: "BomImportWarning",
    properties: [
      {
        name: "property",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "message",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  Category: {
    name: "Category",
    resource: "Category",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "full_path",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "level",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "parent",
        kind: "iri",
        resource: "Category",
      },
      {
        name: "comment",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "not_selectable",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "alternative_names",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "partname_hint",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "partname_regex",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "part_ipn_prefix",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "disable_footprints",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "disable_manufacturers",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "disable_autodatasheets",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "disable_properties",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "default_description",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "default_comment",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "eda_info",
        kind: "value",
        shape: "CategoryEdaInfo",
      },
      {
        name: "attachments",
        kind: "embeds",
        shape: "AttachmentRef",
      },
      {
        name: "master_picture_attachment",
        kind: "embed",
        shape: "AttachmentRef",
      },
      {
        name: "parameters",
        kind: "embeds",
        shape: "ParameterRef",
      },
      {
        name: "addedDate",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
      {
        name: "lastModified",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
    ],
  },
  CategoryEdaInfo: {
    name: "CategoryEdaInfo",
    resource: null,
    valueObject: "EDACategoryInfo",
    properties: [
      {
        name: "reference_prefix",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "visibility",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "exclude_from_bom",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "exclude_from_board",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "exclude_from_sim",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "kicad_symbol",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  CategoryRef: {
    name: "CategoryRef",
    resource: "Category",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "full_path",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  Change: {
    name: "Change",
    resource: null,
    valueObject: "Change",
    properties: [
      {
        name: "sequence",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "kind",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "target",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "target_type",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "target_id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "datetime",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
      {
        name: "user",
        kind: "iri",
        resource: "User",
      },
    ],
  },
  ChangeConflict: {
    name: "ChangeConflict",
    resource: null,
    valueObject: "ChangeConflict",
    properties: [
      {
        name: "element",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "property",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "then",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "now",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "code",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "message",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "replaceable",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "used_by",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "deleted_by",
        kind: "iri",
        resource: "ChangeSet",
      },
    ],
  },
  ChangeFeed: {
    name: "ChangeFeed",
    resource: "ChangeFeed",
    valueObject: null,
    properties: [
      {
        name: "changes",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "next",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "latest",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  ChangeSet: {
    name: "ChangeSet",
    resource: "ChangeSet",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "datetime",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
      {
        name: "operation",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "username",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "user",
        kind: "iri",
        resource: "User",
      },
      {
        name: "client",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "comment",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "undoes",
        kind: "iri",
        resource: "ChangeSet",
      },
      {
        name: "undone_by",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "partly_undone",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "undoable",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "element_count",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "elements",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  ChangeSetElement: {
    name: "ChangeSetElement",
    resource: null,
    valueObject: "ChangeSetElement",
    properties: [
      {
        name: "target",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "target_type",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "target_id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "label",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "kind",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "undoable",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  ChangeSetListed: {
    name: "ChangeSetListed",
    resource: "ChangeSet",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "datetime",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
      {
        name: "operation",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "username",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "user",
        kind: "iri",
        resource: "User",
      },
      {
        name: "client",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "comment",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "undoes",
        kind: "iri",
        resource: "ChangeSet",
      },
      {
        name: "undone_by",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "partly_undone",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "undoable",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "element_count",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  ChangeSetUndo: {
    name: "ChangeSetUndo",
    resource: "ChangeSetUndo",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "status",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "processed",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "total",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "undoes",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "element_count",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "reason",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "change_set",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "changes",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "change_count",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "left",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "left_count",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  CodeField: {
    name: "CodeField",
    resource: null,
    valueObject: "CodeField",
    properties: [
      {
        name: "identifier",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "value",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  ColumnMapping: {
    name: "ColumnMapping",
    resource: "ColumnMapping",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "columns",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "last_used",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
    ],
  },
  ColumnMappingList: {
    name: "ColumnMappingList",
    resource: "ColumnMappingList",
    valueObject: null,
    properties: [
      {
        name: "column_mappings",
        kind: "embeds",
        shape: "ColumnMapping",
      },
    ],
  },
  Currency: {
    name: "Currency",
    resource: "Currency",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "full_path",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "level",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "parent",
        kind: "iri",
        resource: "Currency",
      },
      {
        name: "comment",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "not_selectable",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "alternative_names",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "iso_code",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "exchange_rate",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "inverseExchangeRate",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "attachments",
        kind: "embeds",
        shape: "AttachmentRef",
      },
      {
        name: "master_picture_attachment",
        kind: "embed",
        shape: "AttachmentRef",
      },
      {
        name: "parameters",
        kind: "embeds",
        shape: "ParameterRef",
      },
      {
        name: "addedDate",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
      {
        name: "lastModified",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
    ],
  },
  CurrencyRef: {
    name: "CurrencyRef",
    resource: "Currency",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "full_path",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  DecodedCode: {
    name: "DecodedCode",
    resource: null,
    valueObject: "DecodedCode",
    properties: [
      {
        name: "format",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "supplier",
        kind: "scalar",
        nullable: true,
        dateTime: false,
      },
      {
        name: "supplier_part_number",
        kind: "scalar",
        nullable: true,
        dateTime: false,
      },
      {
        name: "manufacturer",
        kind: "scalar",
        nullable: true,
        dateTime: false,
      },
      {
        name: "manufacturer_product_number",
        kind: "scalar",
        nullable: true,
        dateTime: false,
      },
      {
        name: "quantity",
        kind: "scalar",
        nullable: true,
        dateTime: false,
      },
      {
        name: "order_number",
        kind: "scalar",
        nullable: true,
        dateTime: false,
      },
      {
        name: "order_line",
        kind: "scalar",
        nullable: true,
        dateTime: false,
      },
      {
        name: "invoice_number",
        kind: "scalar",
        nullable: true,
        dateTime: false,
      },
      {
        name: "customer_reference",
        kind: "scalar",
        nullable: true,
        dateTime: false,
      },
      {
        name: "date_code",
        kind: "scalar",
        nullable: true,
        dateTime: false,
      },
      {
        name: "lot_code",
        kind: "scalar",
        nullable: true,
        dateTime: false,
      },
      {
        name: "country",
        kind: "scalar",
        nullable: true,
        dateTime: false,
      },
      {
        name: "fields",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  Footprint: {
    name: "Footprint",
    resource: "Footprint",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "full_path",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "level",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "parent",
        kind: "iri",
        resource: "Footprint",
      },
      {
        name: "comment",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "not_selectable",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "alternative_names",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "footprint_3d",
        kind: "embed",
        shape: "AttachmentRef",
      },
      {
        name: "eda_info",
        kind: "value",
        shape: "FootprintEdaInfo",
      },
      {
        name: "attachments",
        kind: "embeds",
        shape: "AttachmentRef",
      },
      {
        name: "master_picture_attachment",
        kind: "embed",
        shape: "AttachmentRef",
      },
      {
        name: "parameters",
        kind: "embeds",
        shape: "ParameterRef",
      },
      {
        name: "addedDate",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
      {
        name: "lastModified",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
    ],
  },
  FootprintEdaInfo: {
    name: "FootprintEdaInfo",
    resource: null,
    valueObject: "EDAFootprintInfo",
    properties: [
      {
        name: "kicad_footprint",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  FootprintRef: {
    name: "FootprintRef",
    resource: "Footprint",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "full_path",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  Group: {
    name: "Group",
    resource: "Group",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "full_path",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "level",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "parent",
        kind: "iri",
        resource: "Group",
      },
      {
        name: "comment",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "enforce_2fa",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "permissions",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "addedDate",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
      {
        name: "lastModified",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
    ],
  },
  GroupRef: {
    name: "GroupRef",
    resource: "Group",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "full_path",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  Import: {
    name: "Import",
    resource: "Import",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "status",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "reason",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "type",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "dry_run",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "cancel_requested",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "format",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "existing",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "file_name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "file_size",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "bytes_read",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "user",
        kind: "iri",
        resource: "User",
      },
      {
        name: "addedDate",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
      {
        name: "started",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
      {
        name: "finished",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
      {
        name: "file_kept_until",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
      {
        name: "parameters",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "processed",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "created",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "updated",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "unchanged",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "failed",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "left_out",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "change_set",
        kind: "iri",
        resource: "ChangeSet",
      },
      {
        name: "created_elements",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "table",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "lines",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "ignored_columns",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "errors",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  ImportError: {
    name: "ImportError",
    resource: null,
    valueObject: "ImportError",
    properties: [
      {
        name: "kind",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "line",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "property",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "code",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "message",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "value",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  ImportList: {
    name: "ImportList",
    resource: "ImportList",
    valueObject: null,
    properties: [
      {
        name: "imports",
        kind: "embeds",
        shape: "Import",
      },
    ],
  },
  LabelOptions: {
    name: "LabelOptions",
    resource: null,
    valueObject: "LabelOptions",
    properties: [
      {
        name: "width",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "height",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "barcode_type",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "barcode_content",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "picture_type",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "supported_element",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "additional_css",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "process_mode",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "lines",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "grow_text",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  LabelPreview: {
    name: "LabelPreview",
    resource: "LabelPreview",
    valueObject: null,
    properties: [
      {
        name: "svg",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "width",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "height",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "labels",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "pages",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "warnings",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  LabelProfile: {
    name: "LabelProfile",
    resource: "LabelProfile",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "comment",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "show_in_dropdown",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "options",
        kind: "value",
        shape: "LabelOptions",
      },
      {
        name: "addedDate",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
      {
        name: "lastModified",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
    ],
  },
  LogEntry: {
    name: "LogEntry",
    resource: "LogEntry",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "datetime",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
      {
        name: "kind",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "level",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "username",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "user",
        kind: "iri",
        resource: "User",
      },
      {
        name: "client",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "target_type",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "target_id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "target",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "comment",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "changes",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "data",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "change_set",
        kind: "iri",
        resource: "ChangeSet",
      },
      {
        name: "labels",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "undoable",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  LotFound: {
    name: "LotFound",
    resource: "PartLot",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "description",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "storage_location",
        kind: "embed",
        shape: "StorageLocationRef",
      },
      {
        name: "amount",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "instock_unknown",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "needs_refill",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "expiration_date",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
    ],
  },
  Manufacturer: {
    name: "Manufacturer",
    resource: "Manufacturer",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "full_path",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "level",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "parent",
        kind: "iri",
        resource: "Manufacturer",
      },
      {
        name: "comment",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "not_selectable",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "alternative_names",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "address",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "phone_number",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "fax_number",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "email_address",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "website",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "auto_product_url",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "attachments",
        kind: "iris",
        resource: "Attachment",
      },
      {
        name: "master_picture_attachment",
        kind: "iri",
        resource: "Attachment",
      },
      {
        name: "parameters",
        kind: "iris",
        resource: "Parameter",
      },
      {
        name: "addedDate",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
      {
        name: "lastModified",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
    ],
  },
  ManufacturerRef: {
    name: "ManufacturerRef",
    resource: "Manufacturer",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "full_path",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  MeasurementUnit: {
    name: "MeasurementUnit",
    resource: "MeasurementUnit",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "full_path",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "level",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "parent",
        kind: "iri",
        resource: "MeasurementUnit",
      },
      {
        name: "comment",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "not_selectable",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "alternative_names",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "unit",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "is_integer",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "use_si_prefix",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "attachments",
        kind: "embeds",
        shape: "AttachmentRef",
      },
      {
        name: "master_picture_attachment",
        kind: "embed",
        shape: "AttachmentRef",
      },
      {
        name: "parameters",
        kind: "embeds",
        shape: "ParameterRef",
      },
      {
        name: "addedDate",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
      {
        name: "lastModified",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
    ],
  },
  MeasurementUnitRef: {
    name: "MeasurementUnitRef",
    resource: "MeasurementUnit",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "full_path",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  Orderdetail: {
    name: "Orderdetail",
    resource: "Orderdetail",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "supplierpartnr",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "supplier",
        kind: "embed",
        shape: "SupplierRef",
      },
      {
        name: "obsolete",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "eda_visibility",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "supplier_product_url",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "prices_includes_vat",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "pricedetails",
        kind: "embeds",
        shape: "PricedetailEmbedded",
      },
      {
        name: "part",
        kind: "embed",
        shape: "PartRef",
      },
      {
        name: "addedDate",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
      {
        name: "lastModified",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
    ],
  },
  OrderdetailEmbedded: {
    name: "OrderdetailEmbedded",
    resource: "Orderdetail",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "supplierpartnr",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "supplier",
        kind: "embed",
        shape: "SupplierRef",
      },
      {
        name: "obsolete",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "eda_visibility",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "supplier_product_url",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "prices_includes_vat",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "pricedetails",
        kind: "embeds",
        shape: "PricedetailEmbedded",
      },
    ],
  },
  OrderdetailRef: {
    name: "OrderdetailRef",
    resource: "Orderdetail",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  Parameter: {
    name: "Parameter",
    resource: "Parameter",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "symbol",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "value_min",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "value_typical",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "value_max",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "unit",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "value_text",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "group",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "eda_visibility",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "eda_symbol_visibility",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "formatted",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "element",
        kind: "any",
        shapes: [
          "PartRef",
          "CategoryRef",
          "FootprintRef",
          "ManufacturerRef",
          "SupplierRef",
          "StorageLocationRef",
          "MeasurementUnitRef",
          "PartCustomStateRef",
          "CurrencyRef",
          "ProjectRef",
          "AttachmentTypeRef",
        ],
      },
    ],
  },
  ParameterEmbedded: {
    name: "ParameterEmbedded",
    resource: "Parameter",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "symbol",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "value_min",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "value_typical",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "value_max",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "unit",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "value_text",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "group",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "eda_visibility",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "eda_symbol_visibility",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "formatted",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  ParameterRef: {
    name: "ParameterRef",
    resource: "Parameter",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  Part: {
    name: "Part",
    resource: "Part",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "description",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "comment",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "favorite",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "needs_review",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "tags",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "category",
        kind: "embed",
        shape: "CategoryRef",
      },
      {
        name: "footprint",
        kind: "embed",
        shape: "FootprintRef",
      },
      {
        name: "manufacturer",
        kind: "embed",
        shape: "ManufacturerRef",
      },
      {
        name: "partUnit",
        kind: "embed",
        shape: "MeasurementUnitRef",
      },
      {
        name: "partCustomState",
        kind: "embed",
        shape: "PartCustomStateRef",
      },
      {
        name: "manufacturer_product_url",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "manufacturer_product_number",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "manufacturing_status",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "mass",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "ipn",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "gtin",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "minamount",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "total_instock",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "projectBuildPart",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "providerReference",
        kind: "value",
        shape: "PartProviderReference",
      },
      {
        name: "eda_info",
        kind: "value",
        shape: "PartEdaInfo",
      },
      {
        name: "partLots",
        kind: "embeds",
        shape: "PartLotEmbedded",
      },
      {
        name: "orderdetails",
        kind: "embeds",
        shape: "OrderdetailEmbedded",
      },
      {
        name: "associated_parts_as_owner",
        kind: "embeds",
        shape: "PartAssociationRef",
      },
      {
        name: "associated_parts_as_other",
        kind: "embeds",
        shape: "PartAssociationRef",
      },
      {
        name: "attachments",
        kind: "embeds",
        shape: "AttachmentEmbedded",
      },
      {
        name: "master_picture_attachment",
        kind: "embed",
        shape: "AttachmentEmbedded",
      },
      {
        name: "parameters",
        kind: "embeds",
        shape: "ParameterEmbedded",
      },
      {
        name: "addedDate",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
      {
        name: "lastModified",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
    ],
  },
  PartAssociation: {
    name: "PartAssociation",
    resource: "PartAssociation",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "type",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "other_type",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "comment",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "owner",
        kind: "embed",
        shape: "PartRef",
      },
      {
        name: "other",
        kind: "embed",
        shape: "PartRef",
      },
      {
        name: "addedDate",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
      {
        name: "lastModified",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
    ],
  },
  PartAssociationRef: {
    name: "PartAssociationRef",
    resource: "PartAssociation",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  PartCount: {
    name: "PartCount",
    resource: null,
    valueObject: "PartCount",
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "parts",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "parts_with_descendants",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  PartCounts: {
    name: "PartCounts",
    resource: "PartCounts",
    valueObject: null,
    properties: [
      {
        name: "by",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "parts",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "parts_without",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "counts",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  PartCustomState: {
    name: "PartCustomState",
    resource: "PartCustomState",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "full_path",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "level",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "parent",
        kind: "iri",
        resource: "PartCustomState",
      },
      {
        name: "comment",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "not_selectable",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "alternative_names",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "attachments",
        kind: "embeds",
        shape: "AttachmentRef",
      },
      {
        name: "master_picture_attachment",
        kind: "embed",
        shape: "AttachmentRef",
      },
      {
        name: "parameters",
        kind: "embeds",
        shape: "ParameterRef",
      },
      {
        name: "addedDate",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
      {
        name: "lastModified",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
    ],
  },
  PartCustomStateRef: {
    name: "PartCustomStateRef",
    resource: "PartCustomState",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "full_path",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  PartDBInfo: {
    name: "PartDBInfo",
    resource: "PartDBInfo",
    valueObject: null,
    properties: [
      {
        name: "version",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "git_branch",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "git_commit",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "title",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "banner",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "default_uri",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "global_timezone",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "base_currency",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "global_locale",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "history_complete_since",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
    ],
  },
  PartEdaInfo: {
    name: "PartEdaInfo",
    resource: null,
    valueObject: "EDAPartInfo",
    properties: [
      {
        name: "reference_prefix",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "value",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "visibility",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "exclude_from_bom",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "exclude_from_board",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "exclude_from_sim",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "kicad_symbol",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "kicad_footprint",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  PartFound: {
    name: "PartFound",
    resource: "Part",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "description",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "comment",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "favorite",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "needs_review",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "tags",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "category",
        kind: "embed",
        shape: "CategoryRef",
      },
      {
        name: "footprint",
        kind: "embed",
        shape: "FootprintRef",
      },
      {
        name: "manufacturer",
        kind: "embed",
        shape: "ManufacturerRef",
      },
      {
        name: "partUnit",
        kind: "embed",
        shape: "MeasurementUnitRef",
      },
      {
        name: "partCustomState",
        kind: "embed",
        shape: "PartCustomStateRef",
      },
      {
        name: "manufacturer_product_url",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "manufacturer_product_number",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "manufacturing_status",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "mass",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "ipn",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "gtin",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "minamount",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "total_instock",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "projectBuildPart",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "providerReference",
        kind: "value",
        shape: "PartProviderReference",
      },
      {
        name: "eda_info",
        kind: "value",
        shape: "PartEdaInfo",
      },
      {
        name: "partLots",
        kind: "embeds",
        shape: "PartLotEmbedded",
      },
      {
        name: "orderdetails",
        kind: "embeds",
        shape: "OrderdetailRef",
      },
      {
        name: "associated_parts_as_owner",
        kind: "embeds",
        shape: "PartAssociationRef",
      },
      {
        name: "associated_parts_as_other",
        kind: "embeds",
        shape: "PartAssociationRef",
      },
      {
        name: "attachments",
        kind: "embeds",
        shape: "AttachmentRef",
      },
      {
        name: "master_picture_attachment",
        kind: "embed",
        shape: "AttachmentRef",
      },
      {
        name: "parameters",
        kind: "embeds",
        shape: "ParameterRef",
      },
      {
        name: "addedDate",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
      {
        name: "lastModified",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
    ],
  },
  PartInKicad: {
    name: "PartInKicad",
    resource: "PartInKicad",
    valueObject: null,
    properties: [
      {
        name: "part",
        kind: "embed",
        shape: "PartRef",
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "listed",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "decided_by",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "category",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "symbol",
        kind: "value",
        shape: "PartKicadText",
      },
      {
        name: "footprint",
        kind: "value",
        shape: "PartKicadText",
      },
      {
        name: "reference",
        kind: "value",
        shape: "PartKicadText",
      },
      {
        name: "value",
        kind: "value",
        shape: "PartKicadText",
      },
    ],
  },
  PartKicadText: {
    name: "PartKicadText",
    resource: null,
    valueObject: "PartKicadText",
    properties: [
      {
        name: "text",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "source",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  PartListed: {
    name: "PartListed",
    resource: "Part",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "description",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "comment",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "favorite",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "needs_review",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "tags",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "category",
        kind: "embed",
        shape: "CategoryRef",
      },
      {
        name: "footprint",
        kind: "embed",
        shape: "FootprintRef",
      },
      {
        name: "manufacturer",
        kind: "embed",
        shape: "ManufacturerRef",
      },
      {
        name: "partUnit",
        kind: "embed",
        shape: "MeasurementUnitRef",
      },
      {
        name: "partCustomState",
        kind: "embed",
        shape: "PartCustomStateRef",
      },
      {
        name: "manufacturer_product_url",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "manufacturer_product_number",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "manufacturing_status",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "mass",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "ipn",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "gtin",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "minamount",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "total_instock",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "projectBuildPart",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "providerReference",
        kind: "value",
        shape: "PartProviderReference",
      },
      {
        name: "eda_info",
        kind: "value",
        shape: "PartEdaInfo",
      },
      {
        name: "partLots",
        kind: "embeds",
        shape: "PartLotEmbedded",
      },
      {
        name: "orderdetails",
        kind: "embeds",
        shape: "OrderdetailRef",
      },
      {
        name: "associated_parts_as_owner",
        kind: "embeds",
        shape: "PartAssociationRef",
      },
      {
        name: "associated_parts_as_other",
        kind: "embeds",
        shape: "PartAssociationRef",
      },
      {
        name: "attachments",
        kind: "embeds",
        shape: "AttachmentRef",
      },
      {
        name: "master_picture_attachment",
        kind: "embed",
        shape: "AttachmentRef",
      },
      {
        name: "parameters",
        kind: "embeds",
        shape: "ParameterRef",
      },
      {
        name: "addedDate",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
      {
        name: "lastModified",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
    ],
  },
  PartLot: {
    name: "PartLot",
    resource: "PartLot",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "description",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "comment",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "part",
        kind: "embed",
        shape: "PartRef",
      },
      {
        name: "storage_location",
        kind: "embed",
        shape: "StorageLocationRef",
      },
      {
        name: "amount",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "instock_unknown",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "needs_refill",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "expiration_date",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
      {
        name: "owner",
        kind: "embed",
        shape: "UserRef",
      },
      {
        name: "user_barcode",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "last_stocktake_at",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
      {
        name: "addedDate",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
      {
        name: "lastModified",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
    ],
  },
  PartLotEmbedded: {
    name: "PartLotEmbedded",
    resource: "PartLot",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "description",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "comment",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "storage_location",
        kind: "embed",
        shape: "StorageLocationRef",
      },
      {
        name: "amount",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "instock_unknown",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "needs_refill",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "expiration_date",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
      {
        name: "owner",
        kind: "embed",
        shape: "UserRef",
      },
      {
        name: "user_barcode",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "last_stocktake_at",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
    ],
  },
  PartLotMove: {
    name: "PartLotMove",
    resource: null,
    valueObject: "PartLotMove",
    properties: [
      {
        name: "from",
        kind: "embed",
        shape: "PartLot",
      },
      {
        name: "to",
        kind: "embed",
        shape: "PartLot",
      },
    ],
  },
  PartLotRef: {
    name: "PartLotRef",
    resource: "PartLot",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  PartParameterSummary: {
    name: "PartParameterSummary",
    resource: null,
    valueObject: "PartParameterSummary",
    properties: [
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "symbol",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "unit",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "parts",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "minimum",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "maximum",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "texts",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  PartParameterText: {
    name: "PartParameterText",
    resource: null,
    valueObject: "PartParameterText",
    properties: [
      {
        name: "text",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "parts",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  PartParameters: {
    name: "PartParameters",
    resource: "PartParameters",
    valueObject: null,
    properties: [
      {
        name: "parts",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "is_complete",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "summaries",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  PartProviderReference: {
    name: "PartProviderReference",
    resource: null,
    valueObject: "InfoProviderReference",
    properties: [
      {
        name: "provider_key",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "provider_id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "provider_url",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "last_updated",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
    ],
  },
  PartPurchases: {
    name: "PartPurchases",
    resource: "PartPurchases",
    valueObject: null,
    properties: [
      {
        name: "part",
        kind: "embed",
        shape: "PartRef",
      },
      {
        name: "quantity",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "comparable",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "basis",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "purchases",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  PartRef: {
    name: "PartRef",
    resource: "Part",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  PartTag: {
    name: "PartTag",
    resource: null,
    valueObject: "PartTag",
    properties: [
      {
        name: "tag",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "parts",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  PartTags: {
    name: "PartTags",
    resource: "PartTags",
    valueObject: null,
    properties: [
      {
        name: "tags",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  Pricedetail: {
    name: "Pricedetail",
    resource: "Pricedetail",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "price",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "currency",
        kind: "embed",
        shape: "CurrencyRef",
      },
      {
        name: "currency_iso_code",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "price_related_quantity",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "min_discount_quantity",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "price_per_unit",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "orderdetail",
        kind: "embed",
        shape: "OrderdetailRef",
      },
      {
        name: "addedDate",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
      {
        name: "lastModified",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
    ],
  },
  PricedetailEmbedded: {
    name: "PricedetailEmbedded",
    resource: "Pricedetail",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "price",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "currency",
        kind: "embed",
        shape: "CurrencyRef",
      },
      {
        name: "currency_iso_code",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "price_related_quantity",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "min_discount_quantity",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "price_per_unit",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  Project: {
    name: "Project",
    resource: "Project",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "full_path",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "level",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "parent",
        kind: "iri",
        resource: "Project",
      },
      {
        name: "comment",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "not_selectable",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "alternative_names",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "status",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "description",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "build_part",
        kind: "embed",
        shape: "RestrictedPartRef",
      },
      {
        name: "attachments",
        kind: "embeds",
        shape: "AttachmentRef",
      },
      {
        name: "master_picture_attachment",
        kind: "embed",
        shape: "AttachmentRef",
      },
      {
        name: "parameters",
        kind: "embeds",
        shape: "ParameterRef",
      },
      {
        name: "addedDate",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
      {
        name: "lastModified",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
    ],
  },
  ProjectAvailability: {
    name: "ProjectAvailability",
    resource: "ProjectAvailability",
    valueObject: null,
    properties: [
      {
        name: "project",
        kind: "embed",
        shape: "ProjectRef",
      },
      {
        name: "quantity",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "buildable",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "parts",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "costs",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "without_price",
        kind: "embeds",
        shape: "PartRef",
      },
      {
        name: "not_comparable",
        kind: "embeds",
        shape: "PartRef",
      },
      {
        name: "not_parts",
        kind: "embeds",
        shape: "ProjectBOMEntryRef",
      },
    ],
  },
  ProjectBOMEntry: {
    name: "ProjectBOMEntry",
    resource: "ProjectBOMEntry",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "quantity",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "mountnames",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "comment",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "project",
        kind: "embed",
        shape: "ProjectRef",
      },
      {
        name: "part",
        kind: "embed",
        shape: "RestrictedPartRef",
      },
      {
        name: "price",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "price_currency",
        kind: "embed",
        shape: "RestrictedCurrencyRef",
      },
      {
        name: "addedDate",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
      {
        name: "lastModified",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
    ],
  },
  ProjectBOMEntryRef: {
    name: "ProjectBOMEntryRef",
    resource: "ProjectBOMEntry",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  ProjectBuild: {
    name: "ProjectBuild",
    resource: "ProjectBuild",
    valueObject: null,
    properties: [
      {
        name: "project",
        kind: "embed",
        shape: "ProjectRef",
      },
      {
        name: "quantity",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "withdrawals",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "added",
        kind: "value",
        shape: "ProjectBuildAddition",
      },
      {
        name: "not_parts",
        kind: "embeds",
        shape: "ProjectBOMEntryRef",
      },
    ],
  },
  ProjectBuildAddition: {
    name: "ProjectBuildAddition",
    resource: null,
    valueObject: "ProjectBuildAddition",
    properties: [
      {
        name: "lot",
        kind: "embed",
        shape: "PartLotRef",
      },
      {
        name: "amount",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  ProjectBuildWithdrawal: {
    name: "ProjectBuildWithdrawal",
    resource: null,
    valueObject: "ProjectBuildWithdrawal",
    properties: [
      {
        name: "bom_entry",
        kind: "embed",
        shape: "ProjectBOMEntryRef",
      },
      {
        name: "part",
        kind: "embed",
        shape: "PartRef",
      },
      {
        name: "lot",
        kind: "embed",
        shape: "PartLotRef",
      },
      {
        name: "amount",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "left",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  ProjectCost: {
    name: "ProjectCost",
    resource: null,
    valueObject: "ProjectCost",
    properties: [
      {
        name: "currency",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "basis",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "amount",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  ProjectPartAvailability: {
    name: "ProjectPartAvailability",
    resource: null,
    valueObject: "ProjectPartAvailability",
    properties: [
      {
        name: "part",
        kind: "embed",
        shape: "PartRef",
      },
      {
        name: "bom_entries",
        kind: "embeds",
        shape: "ProjectBOMEntryRef",
      },
      {
        name: "needed",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "in_stock",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "missing",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "purchase",
        kind: "value",
        shape: "ProjectPurchase",
      },
      {
        name: "alternatives",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  ProjectPurchase: {
    name: "ProjectPurchase",
    resource: null,
    valueObject: "ProjectPurchase",
    properties: [
      {
        name: "orderdetail",
        kind: "embed",
        shape: "OrderdetailRef",
      },
      {
        name: "supplier",
        kind: "embed",
        shape: "SupplierRef",
      },
      {
        name: "supplierpartnr",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "quantity",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "cost",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "currency",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "base_cost",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "prices_includes_vat",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "net_base_cost",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  ProjectRef: {
    name: "ProjectRef",
    resource: "Project",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "full_path",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  RestrictedCurrencyRef: {
    name: "RestrictedCurrencyRef",
    resource: "Currency",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "full_path",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  RestrictedMeasurementUnitRef: {
    name: "RestrictedMeasurementUnitRef",
    resource: "MeasurementUnit",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "full_path",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  RestrictedPartRef: {
    name: "RestrictedPartRef",
    resource: "Part",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  ScanContradiction: {
    name: "ScanContradiction",
    resource: null,
    valueObject: "ScanContradiction",
    properties: [
      {
        name: "property",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "code",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "part",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  ScanMatch: {
    name: "ScanMatch",
    resource: null,
    valueObject: "ScanMatch",
    properties: [
      {
        name: "match",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "element",
        kind: "any",
        shapes: ["PartFound", "PartLot", "StorageLocation"],
      },
      {
        name: "contradictions",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  ScanResult: {
    name: "ScanResult",
    resource: "ScanResult",
    valueObject: null,
    properties: [
      {
        name: "code",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "match",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "element",
        kind: "any",
        shapes: ["PartFound", "PartLot", "StorageLocation"],
      },
      {
        name: "contradictions",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "locations",
        kind: "embeds",
        shape: "LotFound",
      },
      {
        name: "others",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "decoded",
        kind: "value",
        shape: "DecodedCode",
      },
    ],
  },
  SearchHit: {
    name: "SearchHit",
    resource: "SearchHit",
    valueObject: null,
    properties: [
      {
        name: "part",
        kind: "embed",
        shape: "PartFound",
      },
      {
        name: "similar",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "lot",
        kind: "embed",
        shape: "PartLotRef",
      },
      {
        name: "matches",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  SearchMatch: {
    name: "SearchMatch",
    resource: null,
    valueObject: "SearchMatch",
    properties: [
      {
        name: "property",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "excerpt",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  Statistics: {
    name: "Statistics",
    resource: "Statistics",
    valueObject: null,
    properties: [
      {
        name: "counts",
        kind: "value",
        shape: "StatisticsCounts",
      },
      {
        name: "total_instock",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "stock_value",
        kind: "value",
        shape: "StatisticsStockValue",
      },
      {
        name: "below_minimum",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "growth",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  StatisticsCounts: {
    name: "StatisticsCounts",
    resource: null,
    valueObject: "StatisticsCounts",
    properties: [
      {
        name: "parts",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "parts_in_stock",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "parts_without_stock",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "parts_empty",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "parts_below_minimum",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "parts_needing_review",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "part_lots",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "orderdetails",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "parameters",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "attachments",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "attachments_uploaded",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "attachments_private",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "attachments_external",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "categories",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "footprints",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "manufacturers",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "suppliers",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "storage_locations",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "measurement_units",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "part_custom_states",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "currencies",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "attachment_types",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "projects",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  StatisticsCurrencyValue: {
    name: "StatisticsCurrencyValue",
    resource: null,
    valueObject: "StatisticsCurrencyValue",
    properties: [
      {
        name: "iso_code",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "basis",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "value",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "value_in_base_currency",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "parts",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  StatisticsMonth: {
    name: "StatisticsMonth",
    resource: null,
    valueObject: "StatisticsMonth",
    properties: [
      {
        name: "month",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "parts_added",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  StatisticsStockValue: {
    name: "StatisticsStockValue",
    resource: null,
    valueObject: "StatisticsStockValue",
    properties: [
      {
        name: "base_currency",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "total",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "basis",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "totals",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "currencies",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "parts_without_price",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "parts_without_exchange_rate",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "parts_not_comparable",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  StatisticsTotalValue: {
    name: "StatisticsTotalValue",
    resource: null,
    valueObject: "StatisticsTotalValue",
    properties: [
      {
        name: "basis",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "total",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  StorageLocation: {
    name: "StorageLocation",
    resource: "StorageLocation",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "full_path",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "level",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "parent",
        kind: "iri",
        resource: "StorageLocation",
      },
      {
        name: "comment",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "not_selectable",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "alternative_names",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "storage_type",
        kind: "embed",
        shape: "RestrictedMeasurementUnitRef",
      },
      {
        name: "is_full",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "only_single_part",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "limit_to_existing_parts",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "owner",
        kind: "embed",
        shape: "UserRef",
      },
      {
        name: "part_owner_must_match",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "attachments",
        kind: "embeds",
        shape: "AttachmentRef",
      },
      {
        name: "master_picture_attachment",
        kind: "embed",
        shape: "AttachmentRef",
      },
      {
        name: "parameters",
        kind: "embeds",
        shape: "ParameterRef",
      },
      {
        name: "addedDate",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
      {
        name: "lastModified",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
    ],
  },
  StorageLocationRef: {
    name: "StorageLocationRef",
    resource: "StorageLocation",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "full_path",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  Supplier: {
    name: "Supplier",
    resource: "Supplier",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "full_path",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "level",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "parent",
        kind: "iri",
        resource: "Supplier",
      },
      {
        name: "comment",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "not_selectable",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "alternative_names",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "address",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "phone_number",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "fax_number",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "email_address",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "website",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "auto_product_url",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "attachments",
        kind: "iris",
        resource: "Attachment",
      },
      {
        name: "master_picture_attachment",
        kind: "iri",
        resource: "Attachment",
      },
      {
        name: "parameters",
        kind: "iris",
        resource: "Parameter",
      },
      {
        name: "addedDate",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
      {
        name: "lastModified",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
    ],
  },
  SupplierRef: {
    name: "SupplierRef",
    resource: "Supplier",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "full_path",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  UndoChange: {
    name: "UndoChange",
    resource: null,
    valueObject: "UndoChange",
    properties: [
      {
        name: "element",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "type",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "kind",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "changes",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "labels",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  User: {
    name: "User",
    resource: "User",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "disabled",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "theme",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "aboutMe",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "group",
        kind: "embed",
        shape: "GroupRef",
      },
      {
        name: "timezone",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "language",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "email",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "show_email_on_profile",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "department",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "last_name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "first_name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "need_pw_change",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "permissions",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "fullName",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "attachments",
        kind: "iris",
        resource: "Attachment",
      },
      {
        name: "master_picture_attachment",
        kind: "iri",
        resource: "Attachment",
      },
      {
        name: "addedDate",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
      {
        name: "lastModified",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
    ],
  },
  UserRef: {
    name: "UserRef",
    resource: "User",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
    ],
  },
  Webhook: {
    name: "Webhook",
    resource: "Webhook",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "name",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "url",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "event_types",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "filters",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "enabled",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "disabled_reason",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "failing_since",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
      {
        name: "user",
        kind: "iri",
        resource: "User",
      },
      {
        name: "secret",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "addedDate",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
      {
        name: "lastModified",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
    ],
  },
  WebhookDelivery: {
    name: "WebhookDelivery",
    resource: "WebhookDelivery",
    valueObject: null,
    properties: [
      {
        name: "id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "webhook",
        kind: "iri",
        resource: "Webhook",
      },
      {
        name: "message_id",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "event_type",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "target",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "status",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "attempts",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "last_attempt",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
      {
        name: "next_attempt",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
      {
        name: "duration",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "response_status",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "response_body",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "error",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "payload",
        kind: "scalar",
        nullable: false,
        dateTime: false,
      },
      {
        name: "addedDate",
        kind: "scalar",
        nullable: false,
        dateTime: true,
      },
    ],
  },
};
export const requestSchemas: Readonly<Record<string, RequestSchema>> = {
  AttachmentCreate: {
    ignored: [
      "@context",
      "@id",
      "@type",
      "id",
      "original_filename",
      "media_type",
      "file_size",
      "external_path",
      "picture",
      "3d_model",
      "external",
      "internal",
      "private",
      "builtIn",
      "internal_path",
      "thumbnail_url",
      "media_url",
      "addedDate",
      "lastModified",
      "originId",
    ],
    nested: {
      _type: "ElementType",
      upload: "Upload",
    },
  },
  AttachmentForm: {
    ignored: ["@context", "@id", "@type"],
    nested: {
      _type: "ElementType",
    },
  },
  AttachmentFormPatch: {
    ignored: ["@context", "@id", "@type"],
    nested: {
      _type: "ElementType",
    },
  },
  AttachmentInput: {
    ignored: [
      "@context",
      "@type",
      "element",
      "original_filename",
      "media_type",
      "file_size",
      "external_path",
      "picture",
      "3d_model",
      "external",
      "internal",
      "private",
      "builtIn",
      "internal_path",
      "thumbnail_url",
      "media_url",
      "addedDate",
      "lastModified",
    ],
    nested: {
      _type: "ElementType",
      upload: "Upload",
    },
  },
  AttachmentPatch: {
    ignored: [
      "@context",
      "@id",
      "@type",
      "id",
      "original_filename",
      "media_type",
      "file_size",
      "external_path",
      "picture",
      "3d_model",
      "external",
      "internal",
      "private",
      "builtIn",
      "internal_path",
      "thumbnail_url",
      "media_url",
      "addedDate",
      "lastModified",
      "originId",
    ],
    nested: {
      _type: "ElementType",
      upload: "Upload",
    },
  },
  AttachmentReplace: {
    ignored: [
      "@context",
      "@id",
      "@type",
      "id",
      "original_filename",
      "media_type",
      "file_size",
      "external_path",
      "picture",
      "3d_model",
      "external",
      "internal",
      "private",
      "builtIn",
      "internal_path",
      "thumbnail_url",
      "media_url",
      "addedDate",
      "lastModified",
      "originId",
    ],
    nested: {
      _type: "ElementType",
      upload: "Upload",
    },
  },
  AttachmentTypeCreate: {
    ignored: [
      "@context",
      "@id",
      "@type",
      "id",
      "full_path",
      "level",
      "addedDate",
      "lastModified",
      "originId",
    ],
    nested: {
      attachments: "AttachmentInput",
      parameters: "ParameterInput",
    },
  },
  AttachmentTypeMerge: {
    ignored: ["@context", "@id", "@type"],
    nested: {},
  },
  AttachmentTypePatch: {
    ignored: [
      "@context",
      "@id",
      "@type",
      "id",
      "full_path",
      "level",
      "addedDate",
      "lastModified",
      "originId",
    ],
    nested: {
      attachments: "AttachmentInput",
      parameters: "ParameterInput",
    },
  },
  Batch: {
    ignored: ["@context", "@id", "@type"],
    nested: {
      operations: "BatchOperation",
    },
  },
  BatchOperation: {
    ignored: ["@context", "@id", "@type"],
    nested: {},
  },
  BomFile: {
    ignored: ["@context", "@id", "@type"],
    nested: {},
  },
  CategoryCreate: {
    ignored: [
      "@context",
      "@id",
      "@type",
      "id",
      "full_path",
      "level",
      "addedDate",
      "lastModified",
      "originId",
    ],
    nested: {
      eda_info: "CategoryEdaInfoInput",
      attachments: "AttachmentInput",
      parameters: "ParameterInput",
    },
  },
  CategoryEdaInfoInput: {
    ignored: ["@context", "@id", "@type"],
    nested: {},
  },
  CategoryMerge: {
    ignored: ["@context", "@id", "@type"],
    nested: {},
  },
  CategoryPatch: {
    ignored: [
      "@context",
      "@id",
      "@type",
      "id",
      "full_path",
      "level",
      "addedDate",
      "lastModified",
      "originId",
    ],
    nested: {
      eda_info: "CategoryEdaInfoInput",
      attachments: "AttachmentInput",
      parameters: "ParameterInput",
    },
  },
  ColumnMappingCreate: {
    ignored: ["@context", "@id", "@type", "id", "last_used", "originId"],
    nested: {},
  },
  CurrencyCreate: {
    ignored: [
      "@context",
      "@id",
      "@type",
      "id",
      "full_path",
      "level",
      "inverseExchangeRate",
      "addedDate",
      "lastModified",
      "originId",
    ],
    nested: {
      exchange_rate: "DecimalInput",
      attachments: "AttachmentInput",
      parameters: "ParameterInput",
    },
  },
  CurrencyMerge: {
    ignored: ["@context", "@id", "@type"],
    nested: {},
  },
  CurrencyPatch: {
    ignored: [
      "@context",
      "@id",
      "@type",
      "id",
      "full_path",
      "level",
      "inverseExchangeRate",
      "addedDate",
      "lastModified",
      "originId",
    ],
    nested: {
      exchange_rate: "DecimalInput",
      attachments: "AttachmentInput",
      parameters: "ParameterInput",
    },
  },
  DecimalInput: {
    ignored: ["@context", "@id", "@type"],
    nested: {},
  },
  ElementType: {
    ignored: ["@context", "@id", "@type"],
    nested: {},
  },
  EntityById: {
    ignored: ["@context", "@type"],
    nested: {},
  },
  EntityByIri: {
    ignored: ["@context", "@type"],
    nested: {},
  },
  EntityByIriInId: {
    ignored: ["@context", "@id", "@type"],
    nested: {},
  },
  FootprintCreate: {
    ignored: [
      "@context",
      "@id",
      "@type",
      "id",
      "full_path",
      "level",
      "addedDate",
      "lastModified",
      "originId",
    ],
    nested: {
      eda_info: "FootprintEdaInfoInput",
      attachments: "AttachmentInput",
      parameters: "ParameterInput",
    },
  },
  FootprintEdaInfoInput: {
    ignored: ["@context", "@id", "@type"],
    nested: {},
  },
  FootprintMerge: {
    ignored: ["@context", "@id", "@type"],
    nested: {},
  },
  FootprintPatch: {
    ignored: [
      "@context",
      "@id",
      "@type",
      "id",
      "full_path",
      "level",
      "addedDate",
      "lastModified",
      "originId",
    ],
    nested: {
      eda_info: "FootprintEdaInfoInput",
      attachments: "AttachmentInput",
      parameters: "ParameterInput",
    },
  },
  GroupCreate: {
    ignored: [
      "@context",
      "@id",
      "@type",
      "id",
      "full_path",
      "level",
      "addedDate",
      "lastModified",
      "originId",
    ],
    nested: {
      permissions: "PermissionsInput",
    },
  },
  GroupPatch: {
    ignored: [
      "@context",
      "@id",
      "@type",
      "id",
      "full_path",
      "level",
      "addedDate",
      "lastModified",
      "originId",
    ],
    nested: {
      permissions: "PermissionsInput",
    },
  },
  ImportFile: {
    ignored: ["@context", "@id", "@type"],
    nested: {},
  },
  LabelElements: {
    ignored: ["@context", "@id", "@type"],
    nested: {},
  },
  LabelGeneration: {
    ignored: ["@context", "@id", "@type"],
    nested: {
      elementType: "LabelSupportedElement",
    },
  },
  LabelMedium: {
    ignored: ["@context", "@id", "@type"],
    nested: {
      sheet: "LabelSheetName",
      measures: "LabelSheet",
    },
  },
  LabelOptionsInput: {
    ignored: ["@context", "@id", "@type"],
    nested: {
      supported_element: "LabelSupportedElement",
    },
  },
  LabelProfileCreate: {
    ignored: ["@context", "@id", "@type", "id", "addedDate", "lastModified", "originId"],
    nested: {
      options: "LabelOptionsInput",
    },
  },
  LabelProfilePatch: {
    ignored: ["@context", "@id", "@type", "id", "addedDate", "lastModified", "originId"],
    nested: {
      options: "LabelOptionsInput",
    },
  },
  LabelRequest: {
    ignored: ["@context", "@id", "@type"],
    nested: {
      options: "LabelOptionsInput",
      elements: "LabelElements",
      medium: "LabelMedium",
    },
  },
  LabelSheet: {
    ignored: ["@context", "@id", "@type"],
    nested: {},
  },
  LabelSheetName: {
    ignored: ["@context", "@id", "@type"],
    nested: {},
  },
  LabelSupportedElement: {
    ignored: ["@context", "@id", "@type"],
    nested: {},
  },
  ManufacturerCreate: {
    ignored: [
      "@context",
      "@id",
      "@type",
      "id",
      "full_path",
      "level",
      "addedDate",
      "lastModified",
      "originId",
    ],
    nested: {
      attachments: "AttachmentInput",
      parameters: "ParameterInput",
    },
  },
  ManufacturerMerge: {
    ignored: ["@context", "@id", "@type"],
    nested: {},
  },
  ManufacturerPatch: {
    ignored: [
      "@context",
      "@id",
      "@type",
      "id",
      "full_path",
      "level",
      "addedDate",
      "lastModified",
      "originId",
    ],
    nested: {
      attachments: "AttachmentInput",
      parameters: "ParameterInput",
    },
  },
  ManufacturingStatus: {
    ignored: ["@context", "@id", "@type"],
    nested: {},
  },
  MeasurementUnitCreate: {
    ignored: [
      "@context",
      "@id",
      "@type",
      "id",
      "full_path",
      "level",
      "addedDate",
      "lastModified",
      "originId",
    ],
    nested: {
      attachments: "AttachmentInput",
      parameters: "ParameterInput",
    },
  },
  MeasurementUnitMerge: {
    ignored: ["@context", "@id", "@type"],
    nested: {},
  },
  MeasurementUnitPatch: {
    ignored: [
      "@context",
      "@id",
      "@type",
      "id",
      "full_path",
      "level",
      "addedDate",
      "lastModified",
      "originId",
    ],
    nested: {
      attachments: "AttachmentInput",
      parameters: "ParameterInput",
    },
  },
  OrderdetailCreate: {
    ignored: ["@context", "@id", "@type", "id", "addedDate", "lastModified", "originId"],
    nested: {
      pricedetails: "PricedetailInput",
    },
  },
  OrderdetailInput: {
    ignored: ["@context", "@type", "part", "addedDate", "lastModified"],
    nested: {
      pricedetails: "PricedetailInput",
    },
  },
  OrderdetailPatch: {
    ignored: ["@context", "@id", "@type", "id", "addedDate", "lastModified", "originId"],
    nested: {
      pricedetails: "PricedetailInput",
    },
  },
  ParameterCreate: {
    ignored: ["@context", "@id", "@type", "id", "formatted", "originId"],
    nested: {
      _type: "ElementType",
    },
  },
  ParameterInput: {
    ignored: ["@context", "@type", "formatted", "element"],
    nested: {
      _type: "ElementType",
    },
  },
  ParameterPatch: {
    ignored: ["@context", "@id", "@type", "id", "formatted", "originId"],
    nested: {
      _type: "ElementType",
    },
  },
  PartAssociationCreate: {
    ignored: ["@context", "@id", "@type", "id", "addedDate", "lastModified", "originId"],
    nested: {
      type: "PartAssociationType",
    },
  },
  PartAssociationInput: {
    ignored: ["@context", "@type", "owner", "addedDate", "lastModified"],
    nested: {
      type: "PartAssociationType",
    },
  },
  PartAssociationPatch: {
    ignored: ["@context", "@id", "@type", "id", "addedDate", "lastModified", "originId"],
    nested: {
      type: "PartAssociationType",
    },
  },
  PartAssociationType: {
    ignored: ["@context", "@id", "@type"],
    nested: {},
  },
  PartCreate: {
    ignored: [
      "@context",
      "@id",
      "@type",
      "id",
      "total_instock",
      "projectBuildPart",
      "providerReference",
      "associated_parts_as_other",
      "addedDate",
      "lastModified",
      "originId",
    ],
    nested: {
      manufacturing_status: "ManufacturingStatus",
      eda_info: "PartEdaInfoInput",
      partLots: "PartLotInput",
      orderdetails: "OrderdetailInput",
      associated_parts_as_owner: "PartAssociationInput",
      attachments: "AttachmentInput",
      parameters: "ParameterInput",
    },
  },
  PartCustomStateCreate: {
    ignored: [
      "@context",
      "@id",
      "@type",
      "id",
      "full_path",
      "level",
      "addedDate",
      "lastModified",
      "originId",
    ],
    nested: {
      attachments: "AttachmentInput",
      parameters: "ParameterInput",
    },
  },
  PartCustomStateMerge: {
    ignored: ["@context", "@id", "@type"],
    nested: {},
  },
  PartCustomStatePatch: {
    ignored: [
      "@context",
      "@id",
      "@type",
      "id",
      "full_path",
      "level",
      "addedDate",
      "lastModified",
      "originId",
    ],
    nested: {
      attachments: "AttachmentInput",
      parameters: "ParameterInput",
    },
  },
  PartEdaInfoInput: {
    ignored: ["@context", "@id", "@type"],
    nested: {},
  },
  PartLotCreate: {
    ignored: ["@context", "@id", "@type", "id", "addedDate", "lastModified", "originId"],
    nested: {},
  },
  PartLotInput: {
    ignored: ["@context", "@type", "part", "addedDate", "lastModified"],
    nested: {},
  },
  PartLotPatch: {
    ignored: ["@context", "@id", "@type", "id", "addedDate", "lastModified", "originId"],
    nested: {},
  },
  PartPatch: {
    ignored: [
      "@context",
      "@id",
      "@type",
      "id",
      "total_instock",
      "projectBuildPart",
      "providerReference",
      "associated_parts_as_other",
      "addedDate",
      "lastModified",
      "originId",
    ],
    nested: {
      manufacturing_status: "ManufacturingStatus",
      eda_info: "PartEdaInfoInput",
      partLots: "PartLotInput",
      orderdetails: "OrderdetailInput",
      associated_parts_as_owner: "PartAssociationInput",
      attachments: "AttachmentInput",
      parameters: "ParameterInput",
    },
  },
  PermissionsInput: {
    ignored: ["@context", "@id", "@type"],
    nested: {},
  },
  PricedetailCreate: {
    ignored: [
      "@context",
      "@id",
      "@type",
      "id",
      "currency_iso_code",
      "price_per_unit",
      "addedDate",
      "lastModified",
      "originId",
    ],
    nested: {
      price: "DecimalInput",
    },
  },
  PricedetailInput: {
    ignored: [
      "@context",
      "@type",
      "currency_iso_code",
      "price_per_unit",
      "orderdetail",
      "addedDate",
      "lastModified",
    ],
    nested: {
      price: "DecimalInput",
    },
  },
  PricedetailPatch: {
    ignored: [
      "@context",
      "@id",
      "@type",
      "id",
      "currency_iso_code",
      "price_per_unit",
      "addedDate",
      "lastModified",
      "originId",
    ],
    nested: {
      price: "DecimalInput",
    },
  },
  ProjectBOMEntryCreate: {
    ignored: ["@context", "@id", "@type", "id", "addedDate", "lastModified", "originId"],
    nested: {
      price: "DecimalInput",
    },
  },
  ProjectBOMEntryPatch: {
    ignored: ["@context", "@id", "@type", "id", "addedDate", "lastModified", "originId"],
    nested: {
      price: "DecimalInput",
    },
  },
  ProjectBuildRequest: {
    ignored: ["@context", "@id", "@type"],
    nested: {
      lots: "ProjectBuildSource",
      add_build_part: "ProjectBuildTarget",
      comment: "StockComment",
      timestamp: "StockTime",
    },
  },
  ProjectBuildSource: {
    ignored: ["@context", "@id", "@type"],
    nested: {},
  },
  ProjectBuildTarget: {
    ignored: ["@context", "@id", "@type"],
    nested: {},
  },
  ProjectCreate: {
    ignored: [
      "@context",
      "@id",
      "@type",
      "id",
      "full_path",
      "level",
      "addedDate",
      "lastModified",
      "originId",
    ],
    nested: {
      attachments: "AttachmentInput",
      parameters: "ParameterInput",
    },
  },
  ProjectMerge: {
    ignored: ["@context", "@id", "@type"],
    nested: {},
  },
  ProjectPatch: {
    ignored: [
      "@context",
      "@id",
      "@type",
      "id",
      "full_path",
      "level",
      "addedDate",
      "lastModified",
      "originId",
    ],
    nested: {
      attachments: "AttachmentInput",
      parameters: "ParameterInput",
    },
  },
  RestoreRequest: {
    ignored: ["@context", "@id", "@type"],
    nested: {},
  },
  StockAddition: {
    ignored: ["@context", "@id", "@type"],
    nested: {
      comment: "StockComment",
      timestamp: "StockTime",
    },
  },
  StockComment: {
    ignored: ["@context", "@id", "@type"],
    nested: {},
  },
  StockCount: {
    ignored: ["@context", "@id", "@type"],
    nested: {
      comment: "StockComment",
      timestamp: "StockTime",
    },
  },
  StockMove: {
    ignored: ["@context", "@id", "@type"],
    nested: {
      comment: "StockComment",
      timestamp: "StockTime",
    },
  },
  StockTime: {
    ignored: ["@context", "@id", "@type"],
    nested: {},
  },
  StockWithdrawal: {
    ignored: ["@context", "@id", "@type"],
    nested: {
      comment: "StockComment",
      timestamp: "StockTime",
    },
  },
  StorageLocationCreate: {
    ignored: [
      "@context",
      "@id",
      "@type",
      "id",
      "full_path",
      "level",
      "addedDate",
      "lastModified",
      "originId",
    ],
    nested: {
      attachments: "AttachmentInput",
      parameters: "ParameterInput",
    },
  },
  StorageLocationMerge: {
    ignored: ["@context", "@id", "@type"],
    nested: {},
  },
  StorageLocationPatch: {
    ignored: [
      "@context",
      "@id",
      "@type",
      "id",
      "full_path",
      "level",
      "addedDate",
      "lastModified",
      "originId",
    ],
    nested: {
      attachments: "AttachmentInput",
      parameters: "ParameterInput",
    },
  },
  SupplierCreate: {
    ignored: [
      "@context",
      "@id",
      "@type",
      "id",
      "full_path",
      "level",
      "addedDate",
      "lastModified",
      "originId",
    ],
    nested: {
      attachments: "AttachmentInput",
      parameters: "ParameterInput",
    },
  },
  SupplierMerge: {
    ignored: ["@context", "@id", "@type"],
    nested: {},
  },
  SupplierPatch: {
    ignored: [
      "@context",
      "@id",
      "@type",
      "id",
      "full_path",
      "level",
      "addedDate",
      "lastModified",
      "originId",
    ],
    nested: {
      attachments: "AttachmentInput",
      parameters: "ParameterInput",
    },
  },
  Upload: {
    ignored: ["@context", "@id", "@type"],
    nested: {},
  },
  UserCreate: {
    ignored: [
      "@context",
      "@id",
      "@type",
      "id",
      "fullName",
      "attachments",
      "master_picture_attachment",
      "addedDate",
      "lastModified",
      "originId",
    ],
    nested: {
      permissions: "PermissionsInput",
    },
  },
  UserPatch: {
    ignored: [
      "@context",
      "@id",
      "@type",
      "id",
      "fullName",
      "attachments",
      "master_picture_attachment",
      "addedDate",
      "lastModified",
      "originId",
    ],
    nested: {
      permissions: "PermissionsInput",
    },
  },
  WebhookCreate: {
    ignored: [
      "@context",
      "@id",
      "@type",
      "id",
      "disabled_reason",
      "failing_since",
      "user",
      "addedDate",
      "lastModified",
      "originId",
    ],
    nested: {
      event_types: "WebhookEventType",
    },
  },
  WebhookEventType: {
    ignored: ["@context", "@id", "@type"],
    nested: {},
  },
  WebhookPatch: {
    ignored: [
      "@context",
      "@id",
      "@type",
      "id",
      "disabled_reason",
      "failing_since",
      "user",
      "addedDate",
      "lastModified",
      "originId",
    ],
    nested: {
      event_types: "WebhookEventType",
    },
  },
};
/** The schemas of request bodies and those that they refer to, keyed by component name. */
export const requestComponents: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  AttachmentCreate: {
    type: "object",
    allOf: [
      {
        $ref: "#/components/schemas/AttachmentPatch",
      },
    ],
    required: ["name", "attachment_type", "element"],
    properties: {
      name: {
        type: "string",
        maxLength: 255,
      },
      attachment_type: {
        $ref: "#/components/schemas/AttachmentTypeReference",
      },
      element: {
        $ref: "#/components/schemas/ElementReference",
      },
    },
  },
  AttachmentForm: {
    type: "object",
    allOf: [
      {
        $ref: "#/components/schemas/AttachmentFormPatch",
      },
    ],
    required: ["name", "element", "attachment_type"],
    properties: {
      name: {
        type: "string",
        maxLength: 255,
      },
      element: {
        type: "string",
        maxLength: 2048,
      },
      attachment_type: {
        type: "string",
        maxLength: 2048,
      },
    },
  },
  AttachmentFormPatch: {
    type: "object",
    properties: {
      name: {
        type: "string",
        minLength: 1,
        maxLength: 255,
      },
      element: {
        type: "string",
        format: "uri-reference",
        maxLength: 2048,
      },
      attachment_type: {
        type: "string",
        format: "uri-reference",
        maxLength: 2048,
      },
      _type: {
        $ref: "#/components/schemas/ElementType",
      },
      file: {
        type: "string",
        format: "binary",
      },
      filename: {
        type: "string",
        maxLength: 255,
      },
      private: {
        type: "boolean",
      },
      becomePreviewIfEmpty: {
        type: "boolean",
      },
      downloadUrl: {
        type: "boolean",
      },
      show_in_table: {
        type: "boolean",
      },
      url: {
        type: "string",
        maxLength: 2048,
      },
    },
  },
  AttachmentInput: {
    type: ["string", "object"],
    format: "uri-reference",
    maxLength: 2048,
    unevaluatedProperties: false,
    properties: {
      "@id": {
        type: "string",
        format: "uri-reference",
        maxLength: 2048,
      },
      id: {
        type: "integer",
        format: "int64",
        minimum: 1,
        maximum: 9007199254740991,
      },
      name: {
        type: "string",
        minLength: 1,
        maxLength: 255,
      },
      attachment_type: {
        $ref: "#/components/schemas/AttachmentTypeReference",
      },
      show_in_table: {
        type: "boolean",
        default: false,
      },
      url: {
        type: ["string", "null"],
        writeOnly: true,
        maxLength: 2048,
      },
      _type: {
        $ref: "#/components/schemas/ElementType",
      },
      upload: {
        $ref: "#/components/schemas/Upload",
      },
    },
  },
  AttachmentPatch: {
    type: "object",
    unevaluatedProperties: false,
    properties: {
      name: {
        type: "string",
        minLength: 1,
        maxLength: 255,
      },
      attachment_type: {
        $ref: "#/components/schemas/AttachmentTypeReference",
      },
      element: {
        $ref: "#/components/schemas/ElementReference",
      },
      show_in_table: {
        type: "boolean",
        default: false,
      },
      url: {
        type: ["string", "null"],
        writeOnly: true,
        maxLength: 2048,
      },
      _type: {
        $ref: "#/components/schemas/ElementType",
      },
      upload: {
        $ref: "#/components/schemas/Upload",
      },
    },
  },
  AttachmentReference: {
    anyOf: [
      {
        type: "string",
        format: "uri-reference",
        maxLength: 2048,
      },
      {
        $ref: "#/components/schemas/EntityReference",
      },
    ],
  },
  AttachmentReplace: {
    type: "object",
    allOf: [
      {
        $ref: "#/components/schemas/AttachmentPatch",
      },
    ],
    required: ["name", "attachment_type"],
    properties: {
      name: {
        type: "string",
        maxLength: 255,
      },
      attachment_type: {
        $ref: "#/components/schemas/AttachmentTypeReference",
      },
    },
  },
  AttachmentTypeCreate: {
    type: "object",
    allOf: [
      {
        $ref: "#/components/schemas/AttachmentTypePatch",
      },
    ],
    required: ["name"],
    properties: {
      name: {
        type: "string",
        maxLength: 255,
      },
    },
  },
  AttachmentTypeMerge: {
    type: "object",
    unevaluatedProperties: false,
    required: ["into"],
    properties: {
      into: {
        $ref: "#/components/schemas/AttachmentTypeReference",
      },
    },
  },
  AttachmentTypePatch: {
    type: "object",
    unevaluatedProperties: false,
    properties: {
      name: {
        type: "string",
        minLength: 1,
        maxLength: 255,
      },
      parent: {
        anyOf: [
          {
            $ref: "#/components/schemas/AttachmentTypeReference",
          },
          {
            type: "null",
          },
        ],
      },
      comment: {
        type: "string",
        default: "",
        maxLength: 65535,
      },
      not_selectable: {
        type: "boolean",
        default: false,
      },
      alternative_names: {
        type: "string",
        default: "",
        maxLength: 65535,
      },
      filetype_filter: {
        type: "string",
        default: "",
        maxLength: 65535,
      },
      attachments: {
        type: "array",
        maxItems: 1000,
        items: {
          $ref: "#/components/schemas/AttachmentInput",
        },
      },
      master_picture_attachment: {
        anyOf: [
          {
            $ref: "#/components/schemas/AttachmentReference",
          },
          {
            type: "null",
          },
        ],
      },
      parameters: {
        type: "array",
        maxItems: 1000,
        items: {
          $ref: "#/components/schemas/ParameterInput",
        },
      },
    },
  },
  AttachmentTypeReference: {
    anyOf: [
      {
        type: "string",
        format: "uri-reference",
        maxLength: 2048,
      },
      {
        $ref: "#/components/schemas/EntityReference",
      },
    ],
  },
  Batch: {
    type: "object",
    unevaluatedProperties: false,
    required: ["operations"],
    properties: {
      atomic: {
        type: "boolean",
        default: true,
      },
      operations: {
        type: "array",
        minItems: 1,
        maxItems: 500,
        items: {
          $ref: "#/components/schemas/BatchOperation",
        },
      },
    },
  },
  BatchOperation: {
    type: "object",
    unevaluatedProperties: false,
    required: ["method", "path"],
    properties: {
      method: {
        type: "string",
        enum: ["GET", "POST", "PUT", "PATCH", "DELETE"],
      },
      path: {
        type: "string",
        minLength: 1,
        maxLength: 8192,
      },
      headers: {
        type: "object",
        maxProperties: 4,
        additionalProperties: {
          type: "string",
          maxLength: 8192,
        },
      },
      body: {
        "x-json": true,
      },
    },
  },
  BomFile: {
    type: "string",
    format: "binary",
  },
  CategoryCreate: {
    type: "object",
    allOf: [
      {
        $ref: "#/components/schemas/CategoryPatch",
      },
    ],
    required: ["name"],
    properties: {
      name: {
        type: "string",
        maxLength: 255,
      },
    },
  },
  CategoryEdaInfoInput: {
    type: ["object", "null"],
    unevaluatedProperties: false,
    properties: {
      reference_prefix: {
        type: ["string", "null"],
        maxLength: 255,
      },
      visibility: {
        type: ["boolean", "null"],
      },
      exclude_from_bom: {
        type: ["boolean", "null"],
      },
      exclude_from_board: {
        type: ["boolean", "null"],
      },
      exclude_from_sim: {
        type: ["boolean", "null"],
      },
      kicad_symbol: {
        type: ["string", "null"],
        maxLength: 255,
      },
    },
  },
  CategoryMerge: {
    type: "object",
    unevaluatedProperties: false,
    required: ["into"],
    properties: {
      into: {
        $ref: "#/components/schemas/CategoryReference",
      },
    },
  },
  CategoryPatch: {
    type: "object",
    unevaluatedProperties: false,
    properties: {
      name: {
        type: "string",
        minLength: 1,
        maxLength: 255,
      },
      parent: {
        anyOf: [
          {
            $ref: "#/components/schemas/CategoryReference",
          },
          {
            type: "null",
          },
        ],
      },
      comment: {
        type: "string",
        default: "",
        maxLength: 65535,
      },
      not_selectable: {
        type: "boolean",
        default: false,
      },
      alternative_names: {
        type: "string",
        default: "",
        maxLength: 65535,
      },
      partname_hint: {
        type: "string",
        default: "",
        maxLength: 65535,
      },
      partname_regex: {
        type: "string",
        default: "",
        maxLength: 1000,
      },
      part_ipn_prefix: {
        type: "string",
        default: "",
        maxLength: 255,
      },
      disable_footprints: {
        type: "boolean",
        default: false,
      },
      disable_manufacturers: {
        type: "boolean",
        default: false,
      },
      disable_autodatasheets: {
        type: "boolean",
        default: false,
      },
      disable_properties: {
        type: "boolean",
        default: false,
      },
      default_description: {
        type: "string",
        default: "",
        maxLength: 65535,
      },
      default_comment: {
        type: "string",
        default: "",
        maxLength: 65535,
      },
      eda_info: {
        $ref: "#/components/schemas/CategoryEdaInfoInput",
      },
      attachments: {
        type: "array",
        maxItems: 1000,
        items: {
          $ref: "#/components/schemas/AttachmentInput",
        },
      },
      master_picture_attachment: {
        anyOf: [
          {
            $ref: "#/components/schemas/AttachmentReference",
          },
          {
            type: "null",
          },
        ],
      },
      parameters: {
        type: "array",
        maxItems: 1000,
        items: {
          $ref: "#/components/schemas/ParameterInput",
        },
      },
    },
  },
  CategoryReference: {
    anyOf: [
      {
        type: "string",
        format: "uri-reference",
        maxLength: 2048,
      },
      {
        $ref: "#/components/schemas/EntityReference",
      },
    ],
  },
  ColumnMappingCreate: {
    type: "object",
    unevaluatedProperties: false,
    required: ["name", "columns"],
    properties: {
      name: {
        type: "string",
        minLength: 1,
        maxLength: 100,
        pattern: "\\S",
        "x-pattern-message": "Send a name that does not consist of spaces.",
      },
      columns: {
        type: "array",
        minItems: 1,
        maxItems: 200,
        items: {
          type: "string",
          maxLength: 500,
          pattern: "^.+=[a-z_]{1,40}$",
          "x-pattern-message": 'Send a heading and a column, such as "Teilenr.=name".',
        },
      },
    },
  },
  CurrencyCreate: {
    type: "object",
    allOf: [
      {
        $ref: "#/components/schemas/CurrencyPatch",
      },
    ],
    required: ["name", "iso_code"],
    properties: {
      name: {
        type: "string",
        maxLength: 255,
      },
      iso_code: {
        type: "string",
        maxLength: 3,
      },
    },
  },
  CurrencyMerge: {
    type: "object",
    unevaluatedProperties: false,
    required: ["into"],
    properties: {
      into: {
        $ref: "#/components/schemas/CurrencyReference",
      },
    },
  },
  CurrencyPatch: {
    type: "object",
    unevaluatedProperties: false,
    properties: {
      name: {
        type: "string",
        minLength: 1,
        maxLength: 255,
      },
      parent: {
        anyOf: [
          {
            $ref: "#/components/schemas/CurrencyReference",
          },
          {
            type: "null",
          },
        ],
      },
      comment: {
        type: "string",
        default: "",
        maxLength: 65535,
      },
      not_selectable: {
        type: "boolean",
        default: false,
      },
      alternative_names: {
        type: "string",
        default: "",
        maxLength: 65535,
      },
      iso_code: {
        type: "string",
        maxLength: 3,
        pattern: "^[A-Z]{3}$",
        "x-pattern-message": "Send an ISO 4217 code of three capital letters, such as EUR.",
      },
      exchange_rate: {
        anyOf: [
          {
            $ref: "#/components/schemas/DecimalInput",
          },
          {
            type: "null",
          },
        ],
      },
      attachments: {
        type: "array",
        maxItems: 1000,
        items: {
          $ref: "#/components/schemas/AttachmentInput",
        },
      },
      master_picture_attachment: {
        anyOf: [
          {
            $ref: "#/components/schemas/AttachmentReference",
          },
          {
            type: "null",
          },
        ],
      },
      parameters: {
        type: "array",
        maxItems: 1000,
        items: {
          $ref: "#/components/schemas/ParameterInput",
        },
      },
    },
  },
  CurrencyReference: {
    anyOf: [
      {
        type: "string",
        format: "uri-reference",
        maxLength: 2048,
      },
      {
        $ref: "#/components/schemas/EntityReference",
      },
    ],
  },
  DecimalInput: {
    type: ["string", "integer"],
    format: "decimal",
    maxLength: 40,
    minimum: -9999999999,
    maximum: 9999999999,
  },
  ElementReference: {
    anyOf: [
      {
        type: "string",
        format: "uri-reference",
        maxLength: 2048,
      },
      {
        $ref: "#/components/schemas/EntityReference",
      },
    ],
  },
  ElementType: {
    type: "string",
    enum: [
      "Part",
      "Category",
      "Footprint",
      "Manufacturer",
      "Supplier",
      "StorageLocation",
      "MeasurementUnit",
      "PartCustomState",
      "Currency",
      "Project",
      "AttachmentType",
    ],
    writeOnly: true,
  },
  EntityById: {
    type: "object",
    required: ["id"],
    properties: {
      "@id": {
        type: "string",
        format: "uri-reference",
        maxLength: 2048,
      },
      id: {
        type: "integer",
        format: "int64",
        minimum: 1,
        maximum: 9007199254740991,
      },
    },
  },
  EntityByIri: {
    type: "object",
    required: ["@id"],
    properties: {
      "@id": {
        type: "string",
        format: "uri-reference",
        maxLength: 2048,
      },
      id: {
        type: "integer",
        format: "int64",
        minimum: 1,
        maximum: 9007199254740991,
      },
    },
  },
  EntityByIriInId: {
    type: "object",
    required: ["id"],
    properties: {
      id: {
        type: "string",
        format: "uri-reference",
        maxLength: 2048,
      },
    },
  },
  EntityReference: {
    anyOf: [
      {
        $ref: "#/components/schemas/EntityByIri",
      },
      {
        $ref: "#/components/schemas/EntityById",
      },
      {
        $ref: "#/components/schemas/EntityByIriInId",
      },
    ],
  },
  FootprintCreate: {
    type: "object",
    allOf: [
      {
        $ref: "#/components/schemas/FootprintPatch",
      },
    ],
    required: ["name"],
    properties: {
      name: {
        type: "string",
        maxLength: 255,
      },
    },
  },
  FootprintEdaInfoInput: {
    type: ["object", "null"],
    unevaluatedProperties: false,
    properties: {
      kicad_footprint: {
        type: ["string", "null"],
        maxLength: 255,
      },
    },
  },
  FootprintMerge: {
    type: "object",
    unevaluatedProperties: false,
    required: ["into"],
    properties: {
      into: {
        $ref: "#/components/schemas/FootprintReference",
      },
    },
  },
  FootprintPatch: {
    type: "object",
    unevaluatedProperties: false,
    properties: {
      name: {
        type: "string",
        minLength: 1,
        maxLength: 255,
      },
      parent: {
        anyOf: [
          {
            $ref: "#/components/schemas/FootprintReference",
          },
          {
            type: "null",
          },
        ],
      },
      comment: {
        type: "string",
        default: "",
        maxLength: 65535,
      },
      not_selectable: {
        type: "boolean",
        default: false,
      },
      alternative_names: {
        type: "string",
        default: "",
        maxLength: 65535,
      },
      footprint_3d: {
        anyOf: [
          {
            $ref: "#/components/schemas/AttachmentReference",
          },
          {
            type: "null",
          },
        ],
      },
      eda_info: {
        $ref: "#/components/schemas/FootprintEdaInfoInput",
      },
      attachments: {
        type: "array",
        maxItems: 1000,
        items: {
          $ref: "#/components/schemas/AttachmentInput",
        },
      },
      master_picture_attachment: {
        anyOf: [
          {
            $ref: "#/components/schemas/AttachmentReference",
          },
          {
            type: "null",
          },
        ],
      },
      parameters: {
        type: "array",
        maxItems: 1000,
        items: {
          $ref: "#/components/schemas/ParameterInput",
        },
      },
    },
  },
  FootprintReference: {
    anyOf: [
      {
        type: "string",
        format: "uri-reference",
        maxLength: 2048,
      },
      {
        $ref: "#/components/schemas/EntityReference",
      },
    ],
  },
  GroupCreate: {
    type: "object",
    allOf: [
      {
        $ref: "#/components/schemas/GroupPatch",
      },
    ],
    required: ["name"],
    properties: {
      name: {
        type: "string",
        maxLength: 255,
      },
    },
  },
  GroupPatch: {
    type: "object",
    unevaluatedProperties: false,
    properties: {
      name: {
        type: "string",
        minLength: 1,
        maxLength: 255,
      },
      parent: {
        anyOf: [
          {
            $ref: "#/components/schemas/GroupReference",
          },
          {
            type: "null",
          },
        ],
      },
      comment: {
        type: "string",
        default: "",
        maxLength: 10000,
      },
      enforce_2fa: {
        type: "boolean",
        default: false,
      },
      permissions: {
        anyOf: [
          {
            $ref: "#/components/schemas/PermissionsInput",
          },
          {
            type: "null",
          },
        ],
      },
    },
  },
  GroupReference: {
    anyOf: [
      {
        type: "string",
        format: "uri-reference",
        maxLength: 2048,
      },
      {
        $ref: "#/components/schemas/EntityReference",
      },
    ],
  },
  ImportFile: {
    type: "string",
    format: "binary",
  },
  LabelElements: {
    type: "object",
    unevaluatedProperties: false,
    properties: {
      ids: {
        type: "array",
        minItems: 1,
        maxItems: 2000,
        items: {
          type: "integer",
          format: "int64",
          minimum: 1,
        },
      },
      filter: {
        type: "string",
        maxLength: 2000,
      },
      storage_location: {
        $ref: "#/components/schemas/StorageLocationReference",
      },
    },
  },
  LabelGeneration: {
    type: "object",
    unevaluatedProperties: false,
    required: ["profileId", "elementIds"],
    properties: {
      profileId: {
        type: "integer",
        minimum: 1,
      },
      elementIds: {
        type: "string",
        maxLength: 10000,
      },
      elementType: {
        anyOf: [
          {
            $ref: "#/components/schemas/LabelSupportedElement",
          },
          {
            type: "null",
          },
        ],
      },
    },
  },
  LabelMedium: {
    type: "object",
    unevaluatedProperties: false,
    properties: {
      sheet: {
        $ref: "#/components/schemas/LabelSheetName",
      },
      measures: {
        $ref: "#/components/schemas/LabelSheet",
      },
      start: {
        type: "integer",
        minimum: 1,
        maximum: 2000,
        default: 1,
      },
      offset_x: {
        type: "integer",
        minimum: -100,
        maximum: 100,
        default: 0,
      },
      offset_y: {
        type: "integer",
        minimum: -100,
        maximum: 100,
        default: 0,
      },
      rotated: {
        type: "boolean",
        default: false,
      },
    },
  },
  LabelOptionsInput: {
    type: "object",
    unevaluatedProperties: false,
    properties: {
      width: {
        type: "number",
        minimum: 4,
        maximum: 5000,
        default: 50,
      },
      height: {
        type: "number",
        minimum: 4,
        maximum: 5000,
        default: 30,
      },
      barcode_type: {
        type: "string",
        enum: ["none", "qr", "code39", "datamatrix", "code93", "code128"],
        default: "none",
      },
      barcode_content: {
        type: ["string", "null"],
        enum: ["link", "id", "ipn", "user_barcode", "supplier_part_number", null],
      },
      picture_type: {
        type: "string",
        enum: ["none", "element_picture", "main_attachment"],
        default: "none",
      },
      supported_element: {
        $ref: "#/components/schemas/LabelSupportedElement",
        default: "part",
      },
      additional_css: {
        type: "string",
        default: "",
        maxLength: 65535,
      },
      process_mode: {
        type: "string",
        enum: ["html", "twig"],
        default: "html",
      },
      lines: {
        type: "string",
        default: "",
        maxLength: 65535,
      },
      grow_text: {
        type: "boolean",
        default: false,
      },
    },
  },
  LabelProfileCreate: {
    type: "object",
    allOf: [
      {
        $ref: "#/components/schemas/LabelProfilePatch",
      },
    ],
    required: ["name"],
    properties: {
      name: {
        type: "string",
        maxLength: 255,
      },
    },
  },
  LabelProfilePatch: {
    type: "object",
    unevaluatedProperties: false,
    properties: {
      name: {
        type: "string",
        minLength: 1,
        maxLength: 255,
      },
      comment: {
        type: "string",
        default: "",
        maxLength: 65535,
      },
      show_in_dropdown: {
        type: "boolean",
        default: true,
      },
      options: {
        $ref: "#/components/schemas/LabelOptionsInput",
      },
    },
  },
  LabelProfileReference: {
    anyOf: [
      {
        type: "string",
        format: "uri-reference",
        maxLength: 2048,
      },
      {
        $ref: "#/components/schemas/EntityReference",
      },
    ],
  },
  LabelRequest: {
    type: "object",
    unevaluatedProperties: false,
    properties: {
      profile: {
        $ref: "#/components/schemas/LabelProfileReference",
      },
      options: {
        $ref: "#/components/schemas/LabelOptionsInput",
      },
      elements: {
        $ref: "#/components/schemas/LabelElements",
      },
      copies: {
        type: "integer",
        minimum: 1,
        maximum: 2000,
        default: 1,
      },
      copies_per_lot: {
        type: "boolean",
        default: false,
      },
      medium: {
        $ref: "#/components/schemas/LabelMedium",
      },
      format: {
        type: "string",
        enum: ["pdf", "png"],
        default: "pdf",
      },
      page: {
        type: "integer",
        minimum: 1,
        maximum: 2000,
        default: 1,
      },
      dpi: {
        type: "integer",
        minimum: 72,
        maximum: 600,
        default: 300,
      },
    },
  },
  LabelSheet: {
    type: "object",
    unevaluatedProperties: false,
    required: [
      "paper",
      "columns",
      "rows",
      "label_width",
      "label_height",
      "left",
      "top",
      "pitch_x",
      "pitch_y",
    ],
    properties: {
      paper: {
        type: "string",
        enum: ["A4", "Letter"],
      },
      columns: {
        type: "integer",
        minimum: 1,
        maximum: 100,
      },
      rows: {
        type: "integer",
        minimum: 1,
        maximum: 100,
      },
      label_width: {
        type: "number",
        minimum: 4,
        maximum: 300,
      },
      label_height: {
        type: "number",
        minimum: 4,
        maximum: 300,
      },
      left: {
        type: "number",
        minimum: 0,
        maximum: 300,
      },
      top: {
        type: "number",
        minimum: 0,
        maximum: 300,
      },
      pitch_x: {
        type: "number",
        minimum: 0,
        maximum: 300,
      },
      pitch_y: {
        type: "number",
        minimum: 0,
        maximum: 300,
      },
    },
  },
  LabelSheetName: {
    type: "string",
    enum: [
      "Avery L4730",
      "Avery L4731",
      "Herma 4333",
      "Avery L4732",
      "Herma 10003",
      "Herma 4201",
      "Herma 4346",
      "Avery 3657",
      "Avery L4770",
      "Avery L7654",
      "Avery L7651",
      "Avery L7551",
      "Avery L7160",
      "Avery L7161",
      "Avery L7163",
      "Avery L7165",
      "Avery Zweckform 3474",
      "Avery Zweckform 3475",
      "Avery 5160",
      "Avery 5167",
      "Avery 5163",
      "Avery 5164",
    ],
  },
  LabelSupportedElement: {
    type: "string",
    enum: ["part", "part_lot", "storelocation"],
  },
  ManufacturerCreate: {
    type: "object",
    allOf: [
      {
        $ref: "#/components/schemas/ManufacturerPatch",
      },
    ],
    required: ["name"],
    properties: {
      name: {
        type: "string",
        maxLength: 255,
      },
    },
  },
  ManufacturerMerge: {
    type: "object",
    unevaluatedProperties: false,
    required: ["into"],
    properties: {
      into: {
        $ref: "#/components/schemas/ManufacturerReference",
      },
    },
  },
  ManufacturerPatch: {
    type: "object",
    unevaluatedProperties: false,
    properties: {
      name: {
        type: "string",
        minLength: 1,
        maxLength: 255,
      },
      parent: {
        anyOf: [
          {
            $ref: "#/components/schemas/ManufacturerReference",
          },
          {
            type: "null",
          },
        ],
      },
      comment: {
        type: "string",
        default: "",
        maxLength: 65535,
      },
      not_selectable: {
        type: "boolean",
        default: false,
      },
      alternative_names: {
        type: "string",
        default: "",
        maxLength: 65535,
      },
      address: {
        type: "string",
        default: "",
        maxLength: 255,
      },
      phone_number: {
        type: "string",
        default: "",
        maxLength: 255,
      },
      fax_number: {
        type: "string",
        default: "",
        maxLength: 255,
      },
      email_address: {
        type: "string",
        default: "",
        maxLength: 255,
        pattern: "^([^\\s@]+@[^\\s@]+)?$",
        "x-pattern-message": "Send an email address such as ada@example.com, or an empty string.",
      },
      website: {
        type: "string",
        default: "",
        maxLength: 2048,
        pattern: "^(https?://\\S+)?$",
        "x-pattern-message": "Send an http or https URL without spaces, or an empty string.",
      },
      auto_product_url: {
        type: "string",
        default: "",
        maxLength: 2048,
      },
      attachments: {
        type: "array",
        maxItems: 1000,
        items: {
          $ref: "#/components/schemas/AttachmentInput",
        },
      },
      master_picture_attachment: {
        anyOf: [
          {
            $ref: "#/components/schemas/AttachmentReference",
          },
          {
            type: "null",
          },
        ],
      },
      parameters: {
        type: "array",
        maxItems: 1000,
        items: {
          $ref: "#/components/schemas/ParameterInput",
        },
      },
    },
  },
  ManufacturerReference: {
    anyOf: [
      {
        type: "string",
        format: "uri-reference",
        maxLength: 2048,
      },
      {
        $ref: "#/components/schemas/EntityReference",
      },
    ],
  },
  ManufacturingStatus: {
    type: "string",
    enum: ["", "announced", "active", "nrfnd", "eol", "discontinued"],
  },
  MeasurementUnitCreate: {
    type: "object",
    allOf: [
      {
        $ref: "#/components/schemas/MeasurementUnitPatch",
      },
    ],
    required: ["name"],
    properties: {
      name: {
        type: "string",
        maxLength: 255,
      },
    },
  },
  MeasurementUnitMerge: {
    type: "object",
    unevaluatedProperties: false,
    required: ["into"],
    properties: {
      into: {
        $ref: "#/components/schemas/MeasurementUnitReference",
      },
    },
  },
  MeasurementUnitPatch: {
    type: "object",
    unevaluatedProperties: false,
    properties: {
      name: {
        type: "string",
        minLength: 1,
        maxLength: 255,
      },
      parent: {
        anyOf: [
          {
            $ref: "#/components/schemas/MeasurementUnitReference",
          },
          {
            type: "null",
          },
        ],
      },
      comment: {
        type: "string",
        default: "",
        maxLength: 65535,
      },
      not_selectable: {
        type: "boolean",
        default: false,
      },
      alternative_names: {
        type: "string",
        default: "",
        maxLength: 65535,
      },
      unit: {
        type: ["string", "null"],
        maxLength: 10,
      },
      is_integer: {
        type: "boolean",
        default: false,
      },
      use_si_prefix: {
        type: "boolean",
        default: false,
      },
      attachments: {
        type: "array",
        maxItems: 1000,
        items: {
          $ref: "#/components/schemas/AttachmentInput",
        },
      },
      master_picture_attachment: {
        anyOf: [
          {
            $ref: "#/components/schemas/AttachmentReference",
          },
          {
            type: "null",
          },
        ],
      },
      parameters: {
        type: "array",
        maxItems: 1000,
        items: {
          $ref: "#/components/schemas/ParameterInput",
        },
      },
    },
  },
  MeasurementUnitReference: {
    anyOf: [
      {
        type: "string",
        format: "uri-reference",
        maxLength: 2048,
      },
      {
        $ref: "#/components/schemas/EntityReference",
      },
    ],
  },
  OrderdetailCreate: {
    type: "object",
    allOf: [
      {
        $ref: "#/components/schemas/OrderdetailPatch",
      },
    ],
    required: ["supplier", "part"],
    properties: {
      supplier: {
        $ref: "#/components/schemas/SupplierReference",
      },
      part: {
        $ref: "#/components/schemas/PartReference",
      },
    },
  },
  OrderdetailInput: {
    type: ["string", "object"],
    format: "uri-reference",
    maxLength: 2048,
    unevaluatedProperties: false,
    properties: {
      "@id": {
        type: "string",
        format: "uri-reference",
        maxLength: 2048,
      },
      id: {
        type: "integer",
        format: "int64",
        minimum: 1,
        maximum: 9007199254740991,
      },
      supplierpartnr: {
        type: "string",
        default: "",
        maxLength: 255,
        pattern:
          "^([^\\s\\u0000-\\u0003\\u0005-\\u001b\\u007f-\\u009f\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb]([\\s\\S]*[^\\s\\u0000-\\u0003\\u0005-\\u001b\\u007f-\\u009f\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb])?)?$",
        "x-pattern-message": "Remove the white space and invisible characters at the beginning and end.",
      },
      supplier: {
        $ref: "#/components/schemas/SupplierReference",
      },
      obsolete: {
        type: "boolean",
        default: false,
      },
      eda_visibility: {
        type: ["boolean", "null"],
      },
      supplier_product_url: {
        type: "string",
        default: "",
        maxLength: 2048,
        pattern: "^(https?://\\S+)?$",
        "x-pattern-message": "Send an http or https URL without spaces, or an empty string.",
      },
      prices_includes_vat: {
        type: ["boolean", "null"],
      },
      pricedetails: {
        type: "array",
        maxItems: 1000,
        items: {
          $ref: "#/components/schemas/PricedetailInput",
        },
      },
    },
  },
  OrderdetailPatch: {
    type: "object",
    unevaluatedProperties: false,
    properties: {
      supplierpartnr: {
        type: "string",
        default: "",
        maxLength: 255,
        pattern:
          "^([^\\s\\u0000-\\u0003\\u0005-\\u001b\\u007f-\\u009f\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb]([\\s\\S]*[^\\s\\u0000-\\u0003\\u0005-\\u001b\\u007f-\\u009f\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb])?)?$",
        "x-pattern-message": "Remove the white space and invisible characters at the beginning and end.",
      },
      supplier: {
        $ref: "#/components/schemas/SupplierReference",
      },
      obsolete: {
        type: "boolean",
        default: false,
      },
      eda_visibility: {
        type: ["boolean", "null"],
      },
      supplier_product_url: {
        type: "string",
        default: "",
        maxLength: 2048,
        pattern: "^(https?://\\S+)?$",
        "x-pattern-message": "Send an http or https URL without spaces, or an empty string.",
      },
      prices_includes_vat: {
        type: ["boolean", "null"],
      },
      pricedetails: {
        type: "array",
        maxItems: 1000,
        items: {
          $ref: "#/components/schemas/PricedetailInput",
        },
      },
      part: {
        $ref: "#/components/schemas/PartReference",
      },
    },
  },
  OrderdetailReference: {
    anyOf: [
      {
        type: "string",
        format: "uri-reference",
        maxLength: 2048,
      },
      {
        $ref: "#/components/schemas/EntityReference",
      },
    ],
  },
  ParameterCreate: {
    type: "object",
    allOf: [
      {
        $ref: "#/components/schemas/ParameterPatch",
      },
    ],
    required: ["name", "element"],
    properties: {
      name: {
        type: "string",
        maxLength: 255,
      },
      element: {
        $ref: "#/components/schemas/ElementReference",
      },
    },
  },
  ParameterInput: {
    type: ["string", "object"],
    format: "uri-reference",
    maxLength: 2048,
    unevaluatedProperties: false,
    properties: {
      "@id": {
        type: "string",
        format: "uri-reference",
        maxLength: 2048,
      },
      id: {
        type: "integer",
        format: "int64",
        minimum: 1,
        maximum: 9007199254740991,
      },
      name: {
        type: "string",
        minLength: 1,
        maxLength: 255,
      },
      symbol: {
        type: "string",
        default: "",
        maxLength: 20,
      },
      value_min: {
        type: ["number", "null"],
        minimum: -1e300,
        maximum: 1e300,
      },
      value_typical: {
        type: ["number", "null"],
        minimum: -1e300,
        maximum: 1e300,
      },
      value_max: {
        type: ["number", "null"],
        minimum: -1e300,
        maximum: 1e300,
      },
      unit: {
        type: "string",
        default: "",
        maxLength: 50,
      },
      value_text: {
        type: "string",
        default: "",
        maxLength: 255,
      },
      group: {
        type: "string",
        default: "",
        maxLength: 255,
      },
      eda_visibility: {
        type: ["boolean", "null"],
      },
      eda_symbol_visibility: {
        type: ["boolean", "null"],
      },
      _type: {
        $ref: "#/components/schemas/ElementType",
      },
    },
  },
  ParameterPatch: {
    type: "object",
    unevaluatedProperties: false,
    properties: {
      name: {
        type: "string",
        minLength: 1,
        maxLength: 255,
      },
      symbol: {
        type: "string",
        default: "",
        maxLength: 20,
      },
      value_min: {
        type: ["number", "null"],
        minimum: -1e300,
        maximum: 1e300,
      },
      value_typical: {
        type: ["number", "null"],
        minimum: -1e300,
        maximum: 1e300,
      },
      value_max: {
        type: ["number", "null"],
        minimum: -1e300,
        maximum: 1e300,
      },
      unit: {
        type: "string",
        default: "",
        maxLength: 50,
      },
      value_text: {
        type: "string",
        default: "",
        maxLength: 255,
      },
      group: {
        type: "string",
        default: "",
        maxLength: 255,
      },
      eda_visibility: {
        type: ["boolean", "null"],
      },
      eda_symbol_visibility: {
        type: ["boolean", "null"],
      },
      element: {
        $ref: "#/components/schemas/ElementReference",
      },
      _type: {
        $ref: "#/components/schemas/ElementType",
      },
    },
  },
  PartAssociationCreate: {
    type: "object",
    allOf: [
      {
        $ref: "#/components/schemas/PartAssociationPatch",
      },
    ],
    required: ["owner", "other"],
    properties: {
      owner: {
        $ref: "#/components/schemas/PartReference",
      },
      other: {
        $ref: "#/components/schemas/PartReference",
      },
    },
  },
  PartAssociationInput: {
    type: ["string", "object"],
    format: "uri-reference",
    maxLength: 2048,
    unevaluatedProperties: false,
    properties: {
      "@id": {
        type: "string",
        format: "uri-reference",
        maxLength: 2048,
      },
      id: {
        type: "integer",
        format: "int64",
        minimum: 1,
        maximum: 9007199254740991,
      },
      type: {
        $ref: "#/components/schemas/PartAssociationType",
      },
      other_type: {
        type: ["string", "null"],
        maxLength: 255,
      },
      comment: {
        type: ["string", "null"],
        maxLength: 65535,
      },
      other: {
        $ref: "#/components/schemas/PartReference",
      },
    },
  },
  PartAssociationPatch: {
    type: "object",
    unevaluatedProperties: false,
    properties: {
      type: {
        $ref: "#/components/schemas/PartAssociationType",
      },
      other_type: {
        type: ["string", "null"],
        maxLength: 255,
      },
      comment: {
        type: ["string", "null"],
        maxLength: 65535,
      },
      owner: {
        $ref: "#/components/schemas/PartReference",
      },
      other: {
        $ref: "#/components/schemas/PartReference",
      },
    },
  },
  PartAssociationType: {
    type: "integer",
    enum: [0, 1, 2],
    default: 0,
  },
  PartCreate: {
    type: "object",
    allOf: [
      {
        $ref: "#/components/schemas/PartPatch",
      },
    ],
    required: ["name", "category"],
    properties: {
      name: {
        type: "string",
        maxLength: 255,
      },
      category: {
        $ref: "#/components/schemas/CategoryReference",
      },
    },
  },
  PartCustomStateCreate: {
    type: "object",
    allOf: [
      {
        $ref: "#/components/schemas/PartCustomStatePatch",
      },
    ],
    required: ["name"],
    properties: {
      name: {
        type: "string",
        maxLength: 255,
      },
    },
  },
  PartCustomStateMerge: {
    type: "object",
    unevaluatedProperties: false,
    required: ["into"],
    properties: {
      into: {
        $ref: "#/components/schemas/PartCustomStateReference",
      },
    },
  },
  PartCustomStatePatch: {
    type: "object",
    unevaluatedProperties: false,
    properties: {
      name: {
        type: "string",
        minLength: 1,
        maxLength: 255,
      },
      parent: {
        anyOf: [
          {
            $ref: "#/components/schemas/PartCustomStateReference",
          },
          {
            type: "null",
          },
        ],
      },
      comment: {
        type: "string",
        default: "",
        maxLength: 65535,
      },
      not_selectable: {
        type: "boolean",
        default: false,
      },
      alternative_names: {
        type: "string",
        default: "",
        maxLength: 65535,
      },
      attachments: {
        type: "array",
        maxItems: 1000,
        items: {
          $ref: "#/components/schemas/AttachmentInput",
        },
      },
      master_picture_attachment: {
        anyOf: [
          {
            $ref: "#/components/schemas/AttachmentReference",
          },
          {
            type: "null",
          },
        ],
      },
      parameters: {
        type: "array",
        maxItems: 1000,
        items: {
          $ref: "#/components/schemas/ParameterInput",
        },
      },
    },
  },
  PartCustomStateReference: {
    anyOf: [
      {
        type: "string",
        format: "uri-reference",
        maxLength: 2048,
      },
      {
        $ref: "#/components/schemas/EntityReference",
      },
    ],
  },
  PartEdaInfoInput: {
    type: ["object", "null"],
    unevaluatedProperties: false,
    properties: {
      reference_prefix: {
        type: ["string", "null"],
        maxLength: 255,
      },
      value: {
        type: ["string", "null"],
        maxLength: 255,
      },
      visibility: {
        type: ["boolean", "null"],
      },
      exclude_from_bom: {
        type: ["boolean", "null"],
      },
      exclude_from_board: {
        type: ["boolean", "null"],
      },
      exclude_from_sim: {
        type: ["boolean", "null"],
      },
      kicad_symbol: {
        type: ["string", "null"],
        maxLength: 255,
      },
      kicad_footprint: {
        type: ["string", "null"],
        maxLength: 255,
      },
    },
  },
  PartLotCreate: {
    type: "object",
    allOf: [
      {
        $ref: "#/components/schemas/PartLotPatch",
      },
    ],
    required: ["part"],
    properties: {
      part: {
        $ref: "#/components/schemas/PartReference",
      },
    },
  },
  PartLotInput: {
    type: ["string", "object"],
    format: "uri-reference",
    maxLength: 2048,
    unevaluatedProperties: false,
    properties: {
      "@id": {
        type: "string",
        format: "uri-reference",
        maxLength: 2048,
      },
      id: {
        type: "integer",
        format: "int64",
        minimum: 1,
        maximum: 9007199254740991,
      },
      description: {
        type: "string",
        default: "",
        maxLength: 65535,
      },
      comment: {
        type: "string",
        default: "",
        maxLength: 65535,
      },
      storage_location: {
        anyOf: [
          {
            $ref: "#/components/schemas/StorageLocationReference",
          },
          {
            type: "null",
          },
        ],
      },
      amount: {
        type: "number",
        default: 0,
        minimum: 0,
        maximum: 1000000000000000,
      },
      instock_unknown: {
        type: "boolean",
        default: false,
      },
      needs_refill: {
        type: "boolean",
        default: false,
      },
      expiration_date: {
        type: ["string", "null"],
        format: "date-time",
        maxLength: 40,
      },
      owner: {
        anyOf: [
          {
            $ref: "#/components/schemas/UserReference",
          },
          {
            type: "null",
          },
        ],
      },
      user_barcode: {
        type: ["string", "null"],
        maxLength: 1000,
        pattern:
          "^([^\\s\\u0000-\\u0003\\u0005-\\u001b\\u007f-\\u009f\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb]([\\s\\S]*[^\\s\\u0000-\\u0003\\u0005-\\u001b\\u007f-\\u009f\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb])?)?$",
        "x-pattern-message": "Remove the white space and invisible characters at the beginning and end.",
      },
      last_stocktake_at: {
        type: ["string", "null"],
        format: "date-time",
        maxLength: 40,
      },
      name: {
        type: ["string", "null"],
        writeOnly: true,
        deprecated: true,
        maxLength: 255,
      },
    },
  },
  PartLotPatch: {
    type: "object",
    unevaluatedProperties: false,
    properties: {
      description: {
        type: "string",
        default: "",
        maxLength: 65535,
      },
      comment: {
        type: "string",
        default: "",
        maxLength: 65535,
      },
      part: {
        $ref: "#/components/schemas/PartReference",
      },
      storage_location: {
        anyOf: [
          {
            $ref: "#/components/schemas/StorageLocationReference",
          },
          {
            type: "null",
          },
        ],
      },
      amount: {
        type: "number",
        default: 0,
        minimum: 0,
        maximum: 1000000000000000,
      },
      instock_unknown: {
        type: "boolean",
        default: false,
      },
      needs_refill: {
        type: "boolean",
        default: false,
      },
      expiration_date: {
        type: ["string", "null"],
        format: "date-time",
        maxLength: 40,
      },
      owner: {
        anyOf: [
          {
            $ref: "#/components/schemas/UserReference",
          },
          {
            type: "null",
          },
        ],
      },
      user_barcode: {
        type: ["string", "null"],
        maxLength: 1000,
        pattern:
          "^([^\\s\\u0000-\\u0003\\u0005-\\u001b\\u007f-\\u009f\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb]([\\s\\S]*[^\\s\\u0000-\\u0003\\u0005-\\u001b\\u007f-\\u009f\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb])?)?$",
        "x-pattern-message": "Remove the white space and invisible characters at the beginning and end.",
      },
      last_stocktake_at: {
        type: ["string", "null"],
        format: "date-time",
        maxLength: 40,
      },
      name: {
        type: ["string", "null"],
        writeOnly: true,
        deprecated: true,
        maxLength: 255,
      },
    },
  },
  PartLotReference: {
    anyOf: [
      {
        type: "string",
        format: "uri-reference",
        maxLength: 2048,
      },
      {
        $ref: "#/components/schemas/EntityReference",
      },
    ],
  },
  PartPatch: {
    type: "object",
    unevaluatedProperties: false,
    properties: {
      name: {
        type: "string",
        minLength: 1,
        maxLength: 255,
      },
      description: {
        type: "string",
        default: "",
        maxLength: 65535,
      },
      comment: {
        type: "string",
        default: "",
        maxLength: 65535,
      },
      favorite: {
        type: "boolean",
        default: false,
      },
      needs_review: {
        type: "boolean",
        default: false,
      },
      tags: {
        type: "string",
        default: "",
        maxLength: 65535,
      },
      category: {
        $ref: "#/components/schemas/CategoryReference",
      },
      footprint: {
        anyOf: [
          {
            $ref: "#/components/schemas/FootprintReference",
          },
          {
            type: "null",
          },
        ],
      },
      manufacturer: {
        anyOf: [
          {
            $ref: "#/components/schemas/ManufacturerReference",
          },
          {
            type: "null",
          },
        ],
      },
      partUnit: {
        anyOf: [
          {
            $ref: "#/components/schemas/MeasurementUnitReference",
          },
          {
            type: "null",
          },
        ],
      },
      partCustomState: {
        anyOf: [
          {
            $ref: "#/components/schemas/PartCustomStateReference",
          },
          {
            type: "null",
          },
        ],
      },
      manufacturer_product_url: {
        type: "string",
        default: "",
        maxLength: 2048,
        pattern: "^(https?://\\S+)?$",
        "x-pattern-message": "Send an http or https URL without spaces, or an empty string.",
      },
      manufacturer_product_number: {
        type: "string",
        default: "",
        maxLength: 255,
        pattern:
          "^([^\\s\\u0000-\\u0003\\u0005-\\u001b\\u007f-\\u009f\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb]([\\s\\S]*[^\\s\\u0000-\\u0003\\u0005-\\u001b\\u007f-\\u009f\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb])?)?$",
        "x-pattern-message": "Remove the white space and invisible characters at the beginning and end.",
      },
      manufacturing_status: {
        $ref: "#/components/schemas/ManufacturingStatus",
      },
      mass: {
        type: ["number", "null"],
        minimum: 0,
        maximum: 1e300,
      },
      ipn: {
        type: ["string", "null"],
        maxLength: 100,
        pattern:
          "^([^\\s\\u0000-\\u0003\\u0005-\\u001b\\u007f-\\u009f\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb]([\\s\\S]*[^\\s\\u0000-\\u0003\\u0005-\\u001b\\u007f-\\u009f\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb])?)?$",
        "x-pattern-message": "Remove the white space and invisible characters at the beginning and end.",
      },
      gtin: {
        type: ["string", "null"],
        maxLength: 14,
        pattern: "^([0-9]{8}|[0-9]{12,14})?$",
        "x-pattern-message": "Send 8, 12, 13 or 14 digits without spaces or hyphens.",
      },
      minamount: {
        type: "number",
        default: 0,
        minimum: 0,
        maximum: 1e300,
      },
      eda_info: {
        $ref: "#/components/schemas/PartEdaInfoInput",
      },
      partLots: {
        type: "array",
        maxItems: 1000,
        items: {
          $ref: "#/components/schemas/PartLotInput",
        },
      },
      orderdetails: {
        type: "array",
        maxItems: 1000,
        items: {
          $ref: "#/components/schemas/OrderdetailInput",
        },
      },
      associated_parts_as_owner: {
        type: "array",
        maxItems: 1000,
        items: {
          $ref: "#/components/schemas/PartAssociationInput",
        },
      },
      attachments: {
        type: "array",
        maxItems: 1000,
        items: {
          $ref: "#/components/schemas/AttachmentInput",
        },
      },
      master_picture_attachment: {
        anyOf: [
          {
            $ref: "#/components/schemas/AttachmentReference",
          },
          {
            type: "null",
          },
        ],
      },
      parameters: {
        type: "array",
        maxItems: 1000,
        items: {
          $ref: "#/components/schemas/ParameterInput",
        },
      },
    },
  },
  PartReference: {
    anyOf: [
      {
        type: "string",
        format: "uri-reference",
        maxLength: 2048,
      },
      {
        $ref: "#/components/schemas/EntityReference",
      },
    ],
  },
  PermissionsInput: {
    type: "object",
    maxProperties: 1000,
    additionalProperties: {
      type: ["boolean", "null"],
    },
  },
  PricedetailCreate: {
    type: "object",
    allOf: [
      {
        $ref: "#/components/schemas/PricedetailPatch",
      },
    ],
    required: ["price", "orderdetail"],
    properties: {
      price: {
        $ref: "#/components/schemas/DecimalInput",
      },
      orderdetail: {
        $ref: "#/components/schemas/OrderdetailReference",
      },
    },
  },
  PricedetailInput: {
    type: ["string", "object"],
    format: "uri-reference",
    maxLength: 2048,
    unevaluatedProperties: false,
    properties: {
      "@id": {
        type: "string",
        format: "uri-reference",
        maxLength: 2048,
      },
      id: {
        type: "integer",
        format: "int64",
        minimum: 1,
        maximum: 9007199254740991,
      },
      price: {
        $ref: "#/components/schemas/DecimalInput",
      },
      currency: {
        anyOf: [
          {
            $ref: "#/components/schemas/CurrencyReference",
          },
          {
            type: "null",
          },
        ],
      },
      price_related_quantity: {
        type: "number",
        default: 1,
        exclusiveMinimum: 0,
        maximum: 1e300,
      },
      min_discount_quantity: {
        type: "number",
        default: 1,
        exclusiveMinimum: 0,
        maximum: 1e300,
      },
    },
  },
  PricedetailPatch: {
    type: "object",
    unevaluatedProperties: false,
    properties: {
      price: {
        $ref: "#/components/schemas/DecimalInput",
      },
      currency: {
        anyOf: [
          {
            $ref: "#/components/schemas/CurrencyReference",
          },
          {
            type: "null",
          },
        ],
      },
      price_related_quantity: {
        type: "number",
        default: 1,
        exclusiveMinimum: 0,
        maximum: 1e300,
      },
      min_discount_quantity: {
        type: "number",
        default: 1,
        exclusiveMinimum: 0,
        maximum: 1e300,
      },
      orderdetail: {
        $ref: "#/components/schemas/OrderdetailReference",
      },
    },
  },
  ProjectBOMEntryCreate: {
    type: "object",
    allOf: [
      {
        $ref: "#/components/schemas/ProjectBOMEntryPatch",
      },
    ],
    required: ["project"],
    properties: {
      project: {
        $ref: "#/components/schemas/ProjectReference",
      },
    },
  },
  ProjectBOMEntryPatch: {
    type: "object",
    unevaluatedProperties: false,
    properties: {
      quantity: {
        type: "number",
        default: 1,
        exclusiveMinimum: 0,
        maximum: 1000000000,
      },
      mountnames: {
        type: "string",
        default: "",
        maxLength: 65535,
      },
      name: {
        type: ["string", "null"],
        maxLength: 255,
      },
      comment: {
        type: "string",
        default: "",
        maxLength: 65535,
      },
      project: {
        $ref: "#/components/schemas/ProjectReference",
      },
      part: {
        anyOf: [
          {
            $ref: "#/components/schemas/PartReference",
          },
          {
            type: "null",
          },
        ],
      },
      price: {
        anyOf: [
          {
            $ref: "#/components/schemas/DecimalInput",
          },
          {
            type: "null",
          },
        ],
      },
      price_currency: {
        anyOf: [
          {
            $ref: "#/components/schemas/CurrencyReference",
          },
          {
            type: "null",
          },
        ],
      },
    },
  },
  ProjectBOMEntryReference: {
    anyOf: [
      {
        type: "string",
        format: "uri-reference",
        maxLength: 2048,
      },
      {
        $ref: "#/components/schemas/EntityReference",
      },
    ],
  },
  ProjectBuildRequest: {
    type: "object",
    unevaluatedProperties: false,
    required: ["quantity"],
    properties: {
      quantity: {
        type: "integer",
        minimum: 1,
        maximum: 1000000,
      },
      lots: {
        type: "array",
        maxItems: 5000,
        items: {
          $ref: "#/components/schemas/ProjectBuildSource",
        },
      },
      add_build_part: {
        anyOf: [
          {
            $ref: "#/components/schemas/ProjectBuildTarget",
          },
          {
            type: "null",
          },
        ],
      },
      comment: {
        $ref: "#/components/schemas/StockComment",
      },
      timestamp: {
        $ref: "#/components/schemas/StockTime",
      },
    },
  },
  ProjectBuildSource: {
    type: "object",
    unevaluatedProperties: false,
    required: ["bom_entry", "lot", "amount"],
    properties: {
      bom_entry: {
        $ref: "#/components/schemas/ProjectBOMEntryReference",
      },
      lot: {
        $ref: "#/components/schemas/PartLotReference",
      },
      amount: {
        type: "number",
        exclusiveMinimum: 0,
        maximum: 1000000000000000,
      },
    },
  },
  ProjectBuildTarget: {
    type: "object",
    unevaluatedProperties: false,
    properties: {
      lot: {
        anyOf: [
          {
            $ref: "#/components/schemas/PartLotReference",
          },
          {
            type: "null",
          },
        ],
      },
      storage_location: {
        anyOf: [
          {
            $ref: "#/components/schemas/StorageLocationReference",
          },
          {
            type: "null",
          },
        ],
      },
    },
  },
  ProjectCreate: {
    type: "object",
    allOf: [
      {
        $ref: "#/components/schemas/ProjectPatch",
      },
    ],
    required: ["name"],
    properties: {
      name: {
        type: "string",
        maxLength: 255,
      },
    },
  },
  ProjectMerge: {
    type: "object",
    unevaluatedProperties: false,
    required: ["into"],
    properties: {
      into: {
        $ref: "#/components/schemas/ProjectReference",
      },
    },
  },
  ProjectPatch: {
    type: "object",
    unevaluatedProperties: false,
    properties: {
      name: {
        type: "string",
        minLength: 1,
        maxLength: 255,
      },
      parent: {
        anyOf: [
          {
            $ref: "#/components/schemas/ProjectReference",
          },
          {
            type: "null",
          },
        ],
      },
      comment: {
        type: "string",
        default: "",
        maxLength: 65535,
      },
      not_selectable: {
        type: "boolean",
        default: false,
      },
      alternative_names: {
        type: "string",
        default: "",
        maxLength: 65535,
      },
      status: {
        type: ["string", "null"],
        enum: ["draft", "planning", "in_production", "finished", "archived", null],
      },
      description: {
        type: "string",
        default: "",
        maxLength: 65535,
      },
      build_part: {
        anyOf: [
          {
            $ref: "#/components/schemas/PartReference",
          },
          {
            type: "null",
          },
        ],
      },
      attachments: {
        type: "array",
        maxItems: 1000,
        items: {
          $ref: "#/components/schemas/AttachmentInput",
        },
      },
      master_picture_attachment: {
        anyOf: [
          {
            $ref: "#/components/schemas/AttachmentReference",
          },
          {
            type: "null",
          },
        ],
      },
      parameters: {
        type: "array",
        maxItems: 1000,
        items: {
          $ref: "#/components/schemas/ParameterInput",
        },
      },
    },
  },
  ProjectReference: {
    anyOf: [
      {
        type: "string",
        format: "uri-reference",
        maxLength: 2048,
      },
      {
        $ref: "#/components/schemas/EntityReference",
      },
    ],
  },
  RestoreRequest: {
    type: "object",
    unevaluatedProperties: false,
    properties: {
      at: {
        type: "string",
        format: "date-time",
      },
      log_entry: {
        type: "integer",
        format: "int64",
        minimum: 1,
        maximum: 9007199254740991,
      },
      properties: {
        type: "array",
        minItems: 1,
        maxItems: 100,
        items: {
          type: "string",
          minLength: 1,
          maxLength: 100,
        },
      },
    },
  },
  StockAddition: {
    type: "object",
    unevaluatedProperties: false,
    required: ["amount"],
    properties: {
      amount: {
        type: "number",
        exclusiveMinimum: 0,
        maximum: 1000000000000000,
      },
      comment: {
        $ref: "#/components/schemas/StockComment",
      },
      timestamp: {
        $ref: "#/components/schemas/StockTime",
      },
    },
  },
  StockComment: {
    type: ["string", "null"],
    maxLength: 255,
  },
  StockCount: {
    type: "object",
    unevaluatedProperties: false,
    required: ["amount"],
    properties: {
      amount: {
        type: "number",
        minimum: 0,
        maximum: 1000000000000000,
      },
      comment: {
        $ref: "#/components/schemas/StockComment",
      },
      timestamp: {
        $ref: "#/components/schemas/StockTime",
      },
    },
  },
  StockMove: {
    type: "object",
    unevaluatedProperties: false,
    required: ["amount"],
    properties: {
      amount: {
        type: "number",
        exclusiveMinimum: 0,
        maximum: 1000000000000000,
      },
      to: {
        anyOf: [
          {
            $ref: "#/components/schemas/PartLotReference",
          },
          {
            type: "null",
          },
        ],
      },
      storage_location: {
        anyOf: [
          {
            $ref: "#/components/schemas/StorageLocationReference",
          },
          {
            type: "null",
          },
        ],
      },
      comment: {
        $ref: "#/components/schemas/StockComment",
      },
      timestamp: {
        $ref: "#/components/schemas/StockTime",
      },
    },
  },
  StockTime: {
    type: ["string", "null"],
    format: "date-time",
    maxLength: 40,
  },
  StockWithdrawal: {
    type: "object",
    unevaluatedProperties: false,
    required: ["amount"],
    properties: {
      amount: {
        type: "number",
        exclusiveMinimum: 0,
        maximum: 1000000000000000,
      },
      comment: {
        $ref: "#/components/schemas/StockComment",
      },
      timestamp: {
        $ref: "#/components/schemas/StockTime",
      },
    },
  },
  StorageLocationCreate: {
    type: "object",
    allOf: [
      {
        $ref: "#/components/schemas/StorageLocationPatch",
      },
    ],
    required: ["name"],
    properties: {
      name: {
        type: "string",
        maxLength: 255,
      },
    },
  },
  StorageLocationMerge: {
    type: "object",
    unevaluatedProperties: false,
    required: ["into"],
    properties: {
      into: {
        $ref: "#/components/schemas/StorageLocationReference",
      },
    },
  },
  StorageLocationPatch: {
    type: "object",
    unevaluatedProperties: false,
    properties: {
      name: {
        type: "string",
        minLength: 1,
        maxLength: 255,
      },
      parent: {
        anyOf: [
          {
            $ref: "#/components/schemas/StorageLocationReference",
          },
          {
            type: "null",
          },
        ],
      },
      comment: {
        type: "string",
        default: "",
        maxLength: 65535,
      },
      not_selectable: {
        type: "boolean",
        default: false,
      },
      alternative_names: {
        type: "string",
        default: "",
        maxLength: 65535,
      },
      storage_type: {
        anyOf: [
          {
            $ref: "#/components/schemas/MeasurementUnitReference",
          },
          {
            type: "null",
          },
        ],
      },
      is_full: {
        type: "boolean",
        default: false,
      },
      only_single_part: {
        type: "boolean",
        default: false,
      },
      limit_to_existing_parts: {
        type: "boolean",
        default: false,
      },
      owner: {
        anyOf: [
          {
            $ref: "#/components/schemas/UserReference",
          },
          {
            type: "null",
          },
        ],
      },
      part_owner_must_match: {
        type: "boolean",
        default: false,
      },
      attachments: {
        type: "array",
        maxItems: 1000,
        items: {
          $ref: "#/components/schemas/AttachmentInput",
        },
      },
      master_picture_attachment: {
        anyOf: [
          {
            $ref: "#/components/schemas/AttachmentReference",
          },
          {
            type: "null",
          },
        ],
      },
      parameters: {
        type: "array",
        maxItems: 1000,
        items: {
          $ref: "#/components/schemas/ParameterInput",
        },
      },
    },
  },
  StorageLocationReference: {
    anyOf: [
      {
        type: "string",
        format: "uri-reference",
        maxLength: 2048,
      },
      {
        $ref: "#/components/schemas/EntityReference",
      },
    ],
  },
  SupplierCreate: {
    type: "object",
    allOf: [
      {
        $ref: "#/components/schemas/SupplierPatch",
      },
    ],
    required: ["name"],
    properties: {
      name: {
        type: "string",
        maxLength: 255,
      },
    },
  },
  SupplierMerge: {
    type: "object",
    unevaluatedProperties: false,
    required: ["into"],
    properties: {
      into: {
        $ref: "#/components/schemas/SupplierReference",
      },
    },
  },
  SupplierPatch: {
    type: "object",
    unevaluatedProperties: false,
    properties: {
      name: {
        type: "string",
        minLength: 1,
        maxLength: 255,
      },
      parent: {
        anyOf: [
          {
            $ref: "#/components/schemas/SupplierReference",
          },
          {
            type: "null",
          },
        ],
      },
      comment: {
        type: "string",
        default: "",
        maxLength: 65535,
      },
      not_selectable: {
        type: "boolean",
        default: false,
      },
      alternative_names: {
        type: "string",
        default: "",
        maxLength: 65535,
      },
      address: {
        type: "string",
        default: "",
        maxLength: 255,
      },
      phone_number: {
        type: "string",
        default: "",
        maxLength: 255,
      },
      fax_number: {
        type: "string",
        default: "",
        maxLength: 255,
      },
      email_address: {
        type: "string",
        default: "",
        maxLength: 255,
        pattern: "^([^\\s@]+@[^\\s@]+)?$",
        "x-pattern-message": "Send an email address such as ada@example.com, or an empty string.",
      },
      website: {
        type: "string",
        default: "",
        maxLength: 2048,
        pattern: "^(https?://\\S+)?$",
        "x-pattern-message": "Send an http or https URL without spaces, or an empty string.",
      },
      auto_product_url: {
        type: "string",
        default: "",
        maxLength: 2048,
      },
      attachments: {
        type: "array",
        maxItems: 1000,
        items: {
          $ref: "#/components/schemas/AttachmentInput",
        },
      },
      master_picture_attachment: {
        anyOf: [
          {
            $ref: "#/components/schemas/AttachmentReference",
          },
          {
            type: "null",
          },
        ],
      },
      parameters: {
        type: "array",
        maxItems: 1000,
        items: {
          $ref: "#/components/schemas/ParameterInput",
        },
      },
    },
  },
  SupplierReference: {
    anyOf: [
      {
        type: "string",
        format: "uri-reference",
        maxLength: 2048,
      },
      {
        $ref: "#/components/schemas/EntityReference",
      },
    ],
  },
  Upload: {
    type: ["object", "null"],
    writeOnly: true,
    unevaluatedProperties: false,
    properties: {
      data: {
        type: ["string", "null"],
        maxLength: 1500000000,
      },
      filename: {
        type: ["string", "null"],
        maxLength: 255,
      },
      private: {
        type: ["boolean", "null"],
      },
      downloadUrl: {
        type: ["boolean", "null"],
        default: false,
      },
      becomePreviewIfEmpty: {
        type: ["boolean", "null"],
        default: true,
      },
    },
  },
  UserCreate: {
    type: "object",
    allOf: [
      {
        $ref: "#/components/schemas/UserPatch",
      },
    ],
    required: ["name"],
    properties: {
      name: {
        type: "string",
        maxLength: 180,
      },
    },
  },
  UserPatch: {
    type: "object",
    unevaluatedProperties: false,
    properties: {
      name: {
        type: "string",
        minLength: 1,
        maxLength: 180,
        pattern: "^[A-Za-z0-9_.+$-][A-Za-z0-9_.+$@-]*$",
        "x-pattern-message":
          "A user name can contain only letters from A to Z, digits and . _ + - $ @, and must not start with @.",
      },
      disabled: {
        type: "boolean",
        default: false,
      },
      theme: {
        type: ["string", "null"],
        maxLength: 255,
      },
      aboutMe: {
        type: "string",
        default: "",
        maxLength: 10000,
      },
      group: {
        anyOf: [
          {
            $ref: "#/components/schemas/GroupReference",
          },
          {
            type: "null",
          },
        ],
      },
      timezone: {
        type: "string",
        default: "",
        maxLength: 255,
      },
      language: {
        type: "string",
        default: "",
        maxLength: 255,
      },
      email: {
        type: "string",
        default: "",
        maxLength: 255,
        pattern: "^([^\\s@]+@[^\\s@]+)?$",
        "x-pattern-message": "Send an email address such as ada@example.com, or an empty string.",
      },
      show_email_on_profile: {
        type: "boolean",
        default: false,
      },
      department: {
        type: "string",
        default: "",
        maxLength: 255,
      },
      last_name: {
        type: "string",
        default: "",
        maxLength: 255,
      },
      first_name: {
        type: "string",
        default: "",
        maxLength: 255,
      },
      need_pw_change: {
        type: "boolean",
        default: false,
      },
      permissions: {
        anyOf: [
          {
            $ref: "#/components/schemas/PermissionsInput",
          },
          {
            type: "null",
          },
        ],
      },
      password: {
        type: "string",
        writeOnly: true,
        minLength: 8,
        maxLength: 128,
      },
    },
  },
  UserReference: {
    anyOf: [
      {
        type: "string",
        format: "uri-reference",
        maxLength: 2048,
      },
      {
        $ref: "#/components/schemas/EntityReference",
      },
    ],
  },
  WebhookCreate: {
    type: "object",
    allOf: [
      {
        $ref: "#/components/schemas/WebhookPatch",
      },
    ],
    required: ["name", "url"],
    properties: {
      name: {
        type: "string",
        maxLength: 255,
      },
      url: {
        type: "string",
        maxLength: 2048,
      },
    },
  },
  WebhookEventType: {
    type: "string",
    enum: [
      "*",
      "part.*",
      "part.created",
      "part.changed",
      "part.deleted",
      "part_lot.*",
      "part_lot.created",
      "part_lot.changed",
      "part_lot.deleted",
      "orderdetail.*",
      "orderdetail.created",
      "orderdetail.changed",
      "orderdetail.deleted",
      "pricedetail.*",
      "pricedetail.created",
      "pricedetail.changed",
      "pricedetail.deleted",
      "part_association.*",
      "part_association.created",
      "part_association.changed",
      "part_association.deleted",
      "category.*",
      "category.created",
      "category.changed",
      "category.deleted",
      "footprint.*",
      "footprint.created",
      "footprint.changed",
      "footprint.deleted",
      "manufacturer.*",
      "manufacturer.created",
      "manufacturer.changed",
      "manufacturer.deleted",
      "supplier.*",
      "supplier.created",
      "supplier.changed",
      "supplier.deleted",
      "storage_location.*",
      "storage_location.created",
      "storage_location.changed",
      "storage_location.deleted",
      "measurement_unit.*",
      "measurement_unit.created",
      "measurement_unit.changed",
      "measurement_unit.deleted",
      "part_custom_state.*",
      "part_custom_state.created",
      "part_custom_state.changed",
      "part_custom_state.deleted",
      "currency.*",
      "currency.created",
      "currency.changed",
      "currency.deleted",
      "project.*",
      "project.created",
      "project.changed",
      "project.deleted",
      "project_bom_entry.*",
      "project_bom_entry.created",
      "project_bom_entry.changed",
      "project_bom_entry.deleted",
      "attachment_type.*",
      "attachment_type.created",
      "attachment_type.changed",
      "attachment_type.deleted",
      "attachment.*",
      "attachment.created",
      "attachment.changed",
      "attachment.deleted",
      "parameter.*",
      "parameter.created",
      "parameter.changed",
      "parameter.deleted",
      "label_profile.*",
      "label_profile.created",
      "label_profile.changed",
      "label_profile.deleted",
      "user.*",
      "user.created",
      "user.changed",
      "user.deleted",
      "group.*",
      "group.created",
      "group.changed",
      "group.deleted",
      "webhook.*",
      "webhook.created",
      "webhook.changed",
      "webhook.deleted",
    ],
  },
  WebhookPatch: {
    type: "object",
    unevaluatedProperties: false,
    properties: {
      name: {
        type: "string",
        minLength: 1,
        maxLength: 255,
      },
      url: {
        type: "string",
        format: "uri",
        minLength: 1,
        maxLength: 2048,
      },
      event_types: {
        type: "array",
        minItems: 1,
        maxItems: 100,
        uniqueItems: true,
        default: ["*"],
        items: {
          $ref: "#/components/schemas/WebhookEventType",
        },
      },
      filters: {
        type: "array",
        maxItems: 10,
        uniqueItems: true,
        default: [],
        items: {
          type: "string",
          minLength: 1,
          maxLength: 2048,
        },
      },
      enabled: {
        type: "boolean",
        default: true,
      },
      secret: {
        type: ["string", "null"],
        maxLength: 94,
      },
    },
  },
};
