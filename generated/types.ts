/**
 * The types of the contract.
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
export interface paths {
  "/api/parts": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List parts
     * @description Returns one page of the list. Filters are combined with AND. The list is sorted by ID unless `order[…]` is set.
     *
     *     Requires the permission `parts.read` and a token with the scope `read_only` or higher.
     */
    get: operations["listParts"];
    put?: never;
    /**
     * Create a part
     * @description Creates an element and records it in the change log. The `Location` header of the response is its address.
     *
     *     Requires the permission `parts.create` and a token with the scope `edit` or higher.
     */
    post: operations["createPart"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/parts/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * Get a part
     * @description Returns the element with this ID, or only the properties selected by `properties[]`.
     *
     *     Requires the permission `parts.read` and a token with the scope `read_only` or higher.
     */
    get: operations["getPart"];
    put?: never;
    post?: never;
    /**
     * Delete a part
     * @description Deletes the part permanently, with its lots, orderdetails, prices, attachments, parameters and associations, and records this in the change log. Entries in bills of materials keep the name of the part. If a lot of the part has an owner, only that user can delete the part.
     *
     *     Requires the permission `parts.delete` and a token with the scope `edit` or higher.
     */
    delete: operations["deletePart"];
    options?: never;
    head?: never;
    /**
     * Update a part
     * @description Changes the properties in the body and keeps all others. An array replaces the whole array. The change is recorded in the change log.
     *
     *     Requires the permission `parts.edit` and a token with the scope `edit` or higher.
     */
    patch: operations["updatePart"];
    trace?: never;
  };
  "/api/parts/{id}/log": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * List a part's change log
     * @description Returns one page of the element's change log, newest entries first: what was changed, when, by whom and why.
     *
     *     Requires the permission `parts.show_history` and a token with the scope `read_only` or higher.
     */
    get: operations["listPartLog"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/part_lots": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List lots
     * @description Returns one page of the list. Filters are combined with AND. The list is sorted by ID unless `order[…]` is set.
     *
     *     Requires the permission `parts.read` and a token with the scope `read_only` or higher.
     */
    get: operations["listPartLots"];
    put?: never;
    /**
     * Create a lot
     * @description Creates an element and records it in the change log. The `Location` header of the response is its address.
     *
     *     Requires the permission `parts.create` and a token with the scope `edit` or higher.
     */
    post: operations["createPartLot"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/part_lots/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * Get a lot
     * @description Returns the element with this ID, or only the properties selected by `properties[]`.
     *
     *     Requires the permission `parts.read` and a token with the scope `read_only` or higher.
     */
    get: operations["getPartLot"];
    put?: never;
    post?: never;
    /**
     * Delete a lot
     * @description Deletes the lot and its stock permanently and records this in the change log. If the lot has an owner, only that user can delete it.
     *
     *     Requires the permission `parts.delete` and a token with the scope `edit` or higher.
     */
    delete: operations["deletePartLot"];
    options?: never;
    head?: never;
    /**
     * Update a lot
     * @description Changes the properties in the body, keeps all others and records the change in the change log. To change the stock, prefer the operations that add, withdraw, move or count it. Changing the stock here also requires a `parts_stock` permission: `add` or `stocktake` to increase the stock, `withdraw` or `stocktake` to decrease it, `move` to assign a lot that is not empty to another part. If the lot has an owner, only that user can change its amount, expiration date, owner or part.
     *
     *     Requires the permission `parts.edit` and a token with the scope `edit` or higher.
     */
    patch: operations["updatePartLot"];
    trace?: never;
  };
  "/api/part_lots/{id}/log": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * List a lot's change log
     * @description Returns one page of the element's change log, newest entries first: what was changed, when, by whom and why.
     *
     *     Requires the permission `parts.show_history` and a token with the scope `read_only` or higher.
     */
    get: operations["listPartLotLog"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/part_lots/{id}/add": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add stock to a lot
     * @description Increases the amount of the lot. A lot in a full location (`is_full`) accepts no stock (422).
     *
     *     If the unit of the part has no fractions, amounts must be whole numbers (422). Otherwise they are calculated
     *     exactly, with nine decimals: 0.1 plus 0.2 is 0.3.
     *
     *     If the lot has an owner, only that user can do this (403). Also requires the permission `parts.read`.
     *
     *     Requires the permission `parts_stock.add` and a token with the scope `edit` or higher.
     */
    post: operations["addStock"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/part_lots/{id}/withdraw": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Withdraw stock from a lot
     * @description Decreases the amount of the lot, never below zero. Concurrent withdrawals succeed only while there is enough
     *     stock. Amounts follow the rules for adding stock. Expired stock can be withdrawn too.
     *
     *     If the lot has an owner, only that user can do this (403). Also requires the permission `parts.read`.
     *
     *     Requires the permission `parts_stock.withdraw` and a token with the scope `edit` or higher.
     */
    post: operations["withdrawStock"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/part_lots/{id}/move": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Move stock to another lot or location
     * @description Moves stock to an existing lot of the same part (`to`) or to a new lot in a location (`storage_location`). One
     *     of the two is required. The move is atomic. The source lot is kept, even if it is empty afterwards.
     *
     *     A new lot copies the description, expiration date and owner of the source lot, but not its barcode and comment.
     *     It must meet the limits of its location, as every new lot. Within a full location, stock can be moved between
     *     existing lots.
     *
     *     If one of the lots has an owner, only that user can do this (403). Also requires the permission `parts.read`,
     *     and for a new lot `parts.create` and `storelocations.read`.
     *
     *     Requires the permission `parts_stock.move` and a token with the scope `edit` or higher.
     */
    post: operations["moveStock"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/part_lots/{id}/stocktake": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Record a stocktake of a lot
     * @description Sets the amount of the lot to the counted amount and clears `instock_unknown`. Sets `last_stocktake_at` to the
     *     `timestamp` of the request, unless it is already later. A stocktake is also allowed in a full location.
     *
     *     The entry in the change log contains these three properties. The old `amount` is `null` if it was unknown.
     *
     *     If the lot has an owner, only that user can do this (403). Also requires the permission `parts.read`.
     *
     *     Requires the permission `parts_stock.stocktake` and a token with the scope `edit` or higher.
     */
    post: operations["countStock"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/parts/{id}/orderdetails": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * List a part's orderdetails
     * @description Requires the permission `parts.read` and a token with the scope `read_only` or higher.
     */
    get: operations["listPartOrderdetails"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/orderdetails": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List orderdetails
     * @description Returns one page of the list. Filters are combined with AND. The list is sorted by ID unless `order[…]` is set.
     *
     *     Requires the permission `parts.read` and a token with the scope `read_only` or higher.
     */
    get: operations["listOrderdetails"];
    put?: never;
    /**
     * Create an orderdetail
     * @description Creates an element and records it in the change log. The `Location` header of the response is its address.
     *
     *     Requires the permission `parts.create` and a token with the scope `edit` or higher.
     */
    post: operations["createOrderdetail"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/orderdetails/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * Get an orderdetail
     * @description Returns the element with this ID, or only the properties selected by `properties[]`.
     *
     *     Requires the permission `parts.read` and a token with the scope `read_only` or higher.
     */
    get: operations["getOrderdetail"];
    put?: never;
    post?: never;
    /**
     * Delete an orderdetail
     * @description Deletes the orderdetail and its prices permanently and records this in the change log.
     *
     *     Requires the permission `parts.delete` and a token with the scope `edit` or higher.
     */
    delete: operations["deleteOrderdetail"];
    options?: never;
    head?: never;
    /**
     * Update an orderdetail
     * @description Changes the properties in the body and keeps all others. An array replaces the whole array. The change is recorded in the change log.
     *
     *     Requires the permission `parts.edit` and a token with the scope `edit` or higher.
     */
    patch: operations["updateOrderdetail"];
    trace?: never;
  };
  "/api/orderdetails/{id}/log": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * List an orderdetail's change log
     * @description Returns one page of the element's change log, newest entries first: what was changed, when, by whom and why.
     *
     *     Requires the permission `parts.show_history` and a token with the scope `read_only` or higher.
     */
    get: operations["listOrderdetailLog"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/pricedetails": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List prices
     * @description Returns one page of the list. Filters are combined with AND. The list is sorted by ID unless `order[…]` is set.
     *
     *     Requires the permission `parts.read` and a token with the scope `read_only` or higher.
     */
    get: operations["listPricedetails"];
    put?: never;
    /**
     * Create a price
     * @description Creates an element and records it in the change log. The `Location` header of the response is its address.
     *
     *     Requires the permission `parts.create` and a token with the scope `edit` or higher.
     */
    post: operations["createPricedetail"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/pricedetails/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * Get a price
     * @description Returns the element with this ID, or only the properties selected by `properties[]`.
     *
     *     Requires the permission `parts.read` and a token with the scope `read_only` or higher.
     */
    get: operations["getPricedetail"];
    put?: never;
    post?: never;
    /**
     * Delete a price
     * @description Deletes the element permanently and records this in the change log.
     *
     *     Requires the permission `parts.delete` and a token with the scope `edit` or higher.
     */
    delete: operations["deletePricedetail"];
    options?: never;
    head?: never;
    /**
     * Update a price
     * @description Changes the properties in the body and keeps all others. An array replaces the whole array. The change is recorded in the change log.
     *
     *     Requires the permission `parts.edit` and a token with the scope `edit` or higher.
     */
    patch: operations["updatePricedetail"];
    trace?: never;
  };
  "/api/pricedetails/{id}/log": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * List a price's change log
     * @description Returns one page of the element's change log, newest entries first: what was changed, when, by whom and why.
     *
     *     Requires the permission `parts.show_history` and a token with the scope `read_only` or higher.
     */
    get: operations["listPricedetailLog"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/part_associations": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List associations
     * @description Returns one page of the list. Filters are combined with AND. The list is sorted by ID unless `order[…]` is set.
     *
     *     Requires the permission `parts.read` and a token with the scope `read_only` or higher.
     */
    get: operations["listPartAssociations"];
    put?: never;
    /**
     * Create an association
     * @description Creates an element and records it in the change log. The `Location` header of the response is its address.
     *
     *     Requires the permission `parts.create` and a token with the scope `edit` or higher.
     */
    post: operations["createPartAssociation"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/part_associations/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * Get an association
     * @description Returns the element with this ID, or only the properties selected by `properties[]`.
     *
     *     Requires the permission `parts.read` and a token with the scope `read_only` or higher.
     */
    get: operations["getPartAssociation"];
    put?: never;
    post?: never;
    /**
     * Delete an association
     * @description Deletes the element permanently and records this in the change log.
     *
     *     Requires the permission `parts.delete` and a token with the scope `edit` or higher.
     */
    delete: operations["deletePartAssociation"];
    options?: never;
    head?: never;
    /**
     * Update an association
     * @description Changes the properties in the body and keeps all others. An array replaces the whole array. The change is recorded in the change log.
     *
     *     Requires the permission `parts.edit` and a token with the scope `edit` or higher.
     */
    patch: operations["updatePartAssociation"];
    trace?: never;
  };
  "/api/part_associations/{id}/log": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * List an association's change log
     * @description Returns one page of the element's change log, newest entries first: what was changed, when, by whom and why.
     *
     *     Requires the permission `parts.show_history` and a token with the scope `read_only` or higher.
     */
    get: operations["listPartAssociationLog"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/categories": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List categories
     * @description Returns one page of the list. Filters are combined with AND. The list is sorted by ID unless `order[…]` is set.
     *
     *     Requires the permission `categories.read` and a token with the scope `read_only` or higher.
     */
    get: operations["listCategories"];
    put?: never;
    /**
     * Create a category
     * @description Creates an element and records it in the change log. The `Location` header of the response is its address.
     *
     *     Requires the permission `categories.create` and a token with the scope `edit` or higher.
     */
    post: operations["createCategory"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/categories/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * Get a category
     * @description Returns the element with this ID, or only the properties selected by `properties[]`.
     *
     *     Requires the permission `categories.read` and a token with the scope `read_only` or higher.
     */
    get: operations["getCategory"];
    put?: never;
    post?: never;
    /**
     * Delete a category
     * @description Deletes the element permanently and records this in the change log.
     *
     *     Requires the permission `categories.delete` and a token with the scope `edit` or higher.
     */
    delete: operations["deleteCategory"];
    options?: never;
    head?: never;
    /**
     * Update a category
     * @description Changes the properties in the body and keeps all others. An array replaces the whole array. The change is recorded in the change log.
     *
     *     Requires the permission `categories.edit` and a token with the scope `edit` or higher.
     */
    patch: operations["updateCategory"];
    trace?: never;
  };
  "/api/categories/{id}/children": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * List child categories
     * @description Returns one page of the element's direct children. The list takes the same filters and orders as the list of all elements.
     *
     *     Requires the permission `categories.read` and a token with the scope `read_only` or higher.
     */
    get: operations["listCategoryChildren"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/categories/{id}/log": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * List a category's change log
     * @description Returns one page of the element's change log, newest entries first: what was changed, when, by whom and why.
     *
     *     Requires the permission `categories.show_history` and a token with the scope `read_only` or higher.
     */
    get: operations["listCategoryLog"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/manufacturers": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List manufacturers
     * @description Returns one page of the list. Filters are combined with AND. The list is sorted by ID unless `order[…]` is set.
     *
     *     Requires the permission `manufacturers.read` and a token with the scope `read_only` or higher.
     */
    get: operations["listManufacturers"];
    put?: never;
    /**
     * Create a manufacturer
     * @description Creates an element and records it in the change log. The `Location` header of the response is its address.
     *
     *     Requires the permission `manufacturers.create` and a token with the scope `edit` or higher.
     */
    post: operations["createManufacturer"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/manufacturers/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * Get a manufacturer
     * @description Returns the element with this ID, or only the properties selected by `properties[]`.
     *
     *     Requires the permission `manufacturers.read` and a token with the scope `read_only` or higher.
     */
    get: operations["getManufacturer"];
    put?: never;
    post?: never;
    /**
     * Delete a manufacturer
     * @description Deletes the element permanently and records this in the change log.
     *
     *     Requires the permission `manufacturers.delete` and a token with the scope `edit` or higher.
     */
    delete: operations["deleteManufacturer"];
    options?: never;
    head?: never;
    /**
     * Update a manufacturer
     * @description Changes the properties in the body and keeps all others. An array replaces the whole array. The change is recorded in the change log.
     *
     *     Requires the permission `manufacturers.edit` and a token with the scope `edit` or higher.
     */
    patch: operations["updateManufacturer"];
    trace?: never;
  };
  "/api/manufacturers/{id}/children": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * List child manufacturers
     * @description Returns one page of the element's direct children. The list takes the same filters and orders as the list of all elements.
     *
     *     Requires the permission `manufacturers.read` and a token with the scope `read_only` or higher.
     */
    get: operations["listManufacturerChildren"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/manufacturers/{id}/log": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * List a manufacturer's change log
     * @description Returns one page of the element's change log, newest entries first: what was changed, when, by whom and why.
     *
     *     Requires the permission `manufacturers.show_history` and a token with the scope `read_only` or higher.
     */
    get: operations["listManufacturerLog"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/footprints": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List footprints
     * @description Returns one page of the list. Filters are combined with AND. The list is sorted by ID unless `order[…]` is set.
     *
     *     Requires the permission `footprints.read` and a token with the scope `read_only` or higher.
     */
    get: operations["listFootprints"];
    put?: never;
    /**
     * Create a footprint
     * @description Creates an element and records it in the change log. The `Location` header of the response is its address.
     *
     *     Requires the permission `footprints.create` and a token with the scope `edit` or higher.
     */
    post: operations["createFootprint"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/footprints/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * Get a footprint
     * @description Returns the element with this ID, or only the properties selected by `properties[]`.
     *
     *     Requires the permission `footprints.read` and a token with the scope `read_only` or higher.
     */
    get: operations["getFootprint"];
    put?: never;
    post?: never;
    /**
     * Delete a footprint
     * @description Deletes the element permanently and records this in the change log.
     *
     *     Requires the permission `footprints.delete` and a token with the scope `edit` or higher.
     */
    delete: operations["deleteFootprint"];
    options?: never;
    head?: never;
    /**
     * Update a footprint
     * @description Changes the properties in the body and keeps all others. An array replaces the whole array. The change is recorded in the change log.
     *
     *     Requires the permission `footprints.edit` and a token with the scope `edit` or higher.
     */
    patch: operations["updateFootprint"];
    trace?: never;
  };
  "/api/footprints/{id}/children": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * List child footprints
     * @description Returns one page of the element's direct children. The list takes the same filters and orders as the list of all elements.
     *
     *     Requires the permission `footprints.read` and a token with the scope `read_only` or higher.
     */
    get: operations["listFootprintChildren"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/footprints/{id}/log": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * List a footprint's change log
     * @description Returns one page of the element's change log, newest entries first: what was changed, when, by whom and why.
     *
     *     Requires the permission `footprints.show_history` and a token with the scope `read_only` or higher.
     */
    get: operations["listFootprintLog"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/suppliers": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List suppliers
     * @description Returns one page of the list. Filters are combined with AND. The list is sorted by ID unless `order[…]` is set.
     *
     *     Requires the permission `suppliers.read` and a token with the scope `read_only` or higher.
     */
    get: operations["listSuppliers"];
    put?: never;
    /**
     * Create a supplier
     * @description Creates an element and records it in the change log. The `Location` header of the response is its address.
     *
     *     Requires the permission `suppliers.create` and a token with the scope `edit` or higher.
     */
    post: operations["createSupplier"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/suppliers/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * Get a supplier
     * @description Returns the element with this ID, or only the properties selected by `properties[]`.
     *
     *     Requires the permission `suppliers.read` and a token with the scope `read_only` or higher.
     */
    get: operations["getSupplier"];
    put?: never;
    post?: never;
    /**
     * Delete a supplier
     * @description Deletes the element permanently and records this in the change log.
     *
     *     Requires the permission `suppliers.delete` and a token with the scope `edit` or higher.
     */
    delete: operations["deleteSupplier"];
    options?: never;
    head?: never;
    /**
     * Update a supplier
     * @description Changes the properties in the body and keeps all others. An array replaces the whole array. The change is recorded in the change log.
     *
     *     Requires the permission `suppliers.edit` and a token with the scope `edit` or higher.
     */
    patch: operations["updateSupplier"];
    trace?: never;
  };
  "/api/suppliers/{id}/children": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * List child suppliers
     * @description Returns one page of the element's direct children. The list takes the same filters and orders as the list of all elements.
     *
     *     Requires the permission `suppliers.read` and a token with the scope `read_only` or higher.
     */
    get: operations["listSupplierChildren"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/suppliers/{id}/log": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * List a supplier's change log
     * @description Returns one page of the element's change log, newest entries first: what was changed, when, by whom and why.
     *
     *     Requires the permission `suppliers.show_history` and a token with the scope `read_only` or higher.
     */
    get: operations["listSupplierLog"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/storage_locations": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List storage locations
     * @description Returns one page of the list. Filters are combined with AND. The list is sorted by ID unless `order[…]` is set.
     *
     *     Requires the permission `storelocations.read` and a token with the scope `read_only` or higher.
     */
    get: operations["listStorageLocations"];
    put?: never;
    /**
     * Create a storage location
     * @description Creates an element and records it in the change log. The `Location` header of the response is its address.
     *
     *     Requires the permission `storelocations.create` and a token with the scope `edit` or higher.
     */
    post: operations["createStorageLocation"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/storage_locations/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * Get a storage location
     * @description Returns the element with this ID, or only the properties selected by `properties[]`.
     *
     *     Requires the permission `storelocations.read` and a token with the scope `read_only` or higher.
     */
    get: operations["getStorageLocation"];
    put?: never;
    post?: never;
    /**
     * Delete a storage location
     * @description Deletes the element permanently and records this in the change log.
     *
     *     Requires the permission `storelocations.delete` and a token with the scope `edit` or higher.
     */
    delete: operations["deleteStorageLocation"];
    options?: never;
    head?: never;
    /**
     * Update a storage location
     * @description Changes the properties in the body and keeps all others. An array replaces the whole array. The change is recorded in the change log.
     *
     *     Requires the permission `storelocations.edit` and a token with the scope `edit` or higher.
     */
    patch: operations["updateStorageLocation"];
    trace?: never;
  };
  "/api/storage_locations/{id}/children": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * List child storage locations
     * @description Returns one page of the element's direct children. The list takes the same filters and orders as the list of all elements.
     *
     *     Requires the permission `storelocations.read` and a token with the scope `read_only` or higher.
     */
    get: operations["listStorageLocationChildren"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/storage_locations/{id}/log": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * List a storage location's change log
     * @description Returns one page of the element's change log, newest entries first: what was changed, when, by whom and why.
     *
     *     Requires the permission `storelocations.show_history` and a token with the scope `read_only` or higher.
     */
    get: operations["listStorageLocationLog"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/measurement_units": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List measurement units
     * @description Returns one page of the list. Filters are combined with AND. The list is sorted by ID unless `order[…]` is set.
     *
     *     Requires the permission `measurement_units.read` and a token with the scope `read_only` or higher.
     */
    get: operations["listMeasurementUnits"];
    put?: never;
    /**
     * Create a measurement unit
     * @description Creates an element and records it in the change log. The `Location` header of the response is its address.
     *
     *     Requires the permission `measurement_units.create` and a token with the scope `edit` or higher.
     */
    post: operations["createMeasurementUnit"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/measurement_units/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * Get a measurement unit
     * @description Returns the element with this ID, or only the properties selected by `properties[]`.
     *
     *     Requires the permission `measurement_units.read` and a token with the scope `read_only` or higher.
     */
    get: operations["getMeasurementUnit"];
    put?: never;
    post?: never;
    /**
     * Delete a measurement unit
     * @description Deletes the element permanently and records this in the change log.
     *
     *     Requires the permission `measurement_units.delete` and a token with the scope `edit` or higher.
     */
    delete: operations["deleteMeasurementUnit"];
    options?: never;
    head?: never;
    /**
     * Update a measurement unit
     * @description Changes the properties in the body and keeps all others. An array replaces the whole array. The change is recorded in the change log.
     *
     *     Requires the permission `measurement_units.edit` and a token with the scope `edit` or higher.
     */
    patch: operations["updateMeasurementUnit"];
    trace?: never;
  };
  "/api/measurement_units/{id}/children": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * List child measurement units
     * @description Returns one page of the element's direct children. The list takes the same filters and orders as the list of all elements.
     *
     *     Requires the permission `measurement_units.read` and a token with the scope `read_only` or higher.
     */
    get: operations["listMeasurementUnitChildren"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/measurement_units/{id}/log": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * List a measurement unit's change log
     * @description Returns one page of the element's change log, newest entries first: what was changed, when, by whom and why.
     *
     *     Requires the permission `measurement_units.show_history` and a token with the scope `read_only` or higher.
     */
    get: operations["listMeasurementUnitLog"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/part_custom_states": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List custom part states
     * @description Returns one page of the list. Filters are combined with AND. The list is sorted by ID unless `order[…]` is set.
     *
     *     Requires the permission `part_custom_states.read` and a token with the scope `read_only` or higher.
     */
    get: operations["listPartCustomStates"];
    put?: never;
    /**
     * Create a custom part state
     * @description Creates an element and records it in the change log. The `Location` header of the response is its address.
     *
     *     Requires the permission `part_custom_states.create` and a token with the scope `edit` or higher.
     */
    post: operations["createPartCustomState"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/part_custom_states/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * Get a custom part state
     * @description Returns the element with this ID, or only the properties selected by `properties[]`.
     *
     *     Requires the permission `part_custom_states.read` and a token with the scope `read_only` or higher.
     */
    get: operations["getPartCustomState"];
    put?: never;
    post?: never;
    /**
     * Delete a custom part state
     * @description Deletes the element permanently and records this in the change log.
     *
     *     Requires the permission `part_custom_states.delete` and a token with the scope `edit` or higher.
     */
    delete: operations["deletePartCustomState"];
    options?: never;
    head?: never;
    /**
     * Update a custom part state
     * @description Changes the properties in the body and keeps all others. An array replaces the whole array. The change is recorded in the change log.
     *
     *     Requires the permission `part_custom_states.edit` and a token with the scope `edit` or higher.
     */
    patch: operations["updatePartCustomState"];
    trace?: never;
  };
  "/api/part_custom_states/{id}/children": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * List child custom part states
     * @description Returns one page of the element's direct children. The list takes the same filters and orders as the list of all elements.
     *
     *     Requires the permission `part_custom_states.read` and a token with the scope `read_only` or higher.
     */
    get: operations["listPartCustomStateChildren"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/part_custom_states/{id}/log": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * List a custom part state's change log
     * @description Returns one page of the element's change log, newest entries first: what was changed, when, by whom and why.
     *
     *     Requires the permission `part_custom_states.show_history` and a token with the scope `read_only` or higher.
     */
    get: operations["listPartCustomStateLog"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/currencies": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List currencies
     * @description Returns one page of the list. Filters are combined with AND. The list is sorted by ID unless `order[…]` is set.
     *
     *     Requires the permission `currencies.read` and a token with the scope `read_only` or higher.
     */
    get: operations["listCurrencies"];
    put?: never;
    /**
     * Create a currency
     * @description Creates an element and records it in the change log. The `Location` header of the response is its address.
     *
     *     Requires the permission `currencies.create` and a token with the scope `edit` or higher.
     */
    post: operations["createCurrency"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/currencies/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * Get a currency
     * @description Returns the element with this ID, or only the properties selected by `properties[]`.
     *
     *     Requires the permission `currencies.read` and a token with the scope `read_only` or higher.
     */
    get: operations["getCurrency"];
    put?: never;
    post?: never;
    /**
     * Delete a currency
     * @description Deletes the element permanently and records this in the change log.
     *
     *     Requires the permission `currencies.delete` and a token with the scope `edit` or higher.
     */
    delete: operations["deleteCurrency"];
    options?: never;
    head?: never;
    /**
     * Update a currency
     * @description Changes the properties in the body and keeps all others. An array replaces the whole array. The change is recorded in the change log.
     *
     *     Requires the permission `currencies.edit` and a token with the scope `edit` or higher.
     */
    patch: operations["updateCurrency"];
    trace?: never;
  };
  "/api/currencies/{id}/children": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * List child currencies
     * @description Returns one page of the element's direct children. The list takes the same filters and orders as the list of all elements.
     *
     *     Requires the permission `currencies.read` and a token with the scope `read_only` or higher.
     */
    get: operations["listCurrencyChildren"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/currencies/{id}/log": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * List a currency's change log
     * @description Returns one page of the element's change log, newest entries first: what was changed, when, by whom and why.
     *
     *     Requires the permission `currencies.show_history` and a token with the scope `read_only` or higher.
     */
    get: operations["listCurrencyLog"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/projects": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List projects
     * @description Returns one page of the list. Filters are combined with AND. The list is sorted by ID unless `order[…]` is set.
     *
     *     Requires the permission `projects.read` and a token with the scope `read_only` or higher.
     */
    get: operations["listProjects"];
    put?: never;
    /**
     * Create a project
     * @description Creates an element and records it in the change log. The `Location` header of the response is its address.
     *
     *     Requires the permission `projects.create` and a token with the scope `edit` or higher.
     */
    post: operations["createProject"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/projects/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * Read a project
     * @description Returns the element with this ID, or only the properties selected by `properties[]`.
     *
     *     Requires the permission `projects.read` and a token with the scope `read_only` or higher.
     */
    get: operations["getProject"];
    put?: never;
    post?: never;
    /**
     * Delete a project
     * @description Its bill of materials is deleted with it, its build part is not.
     *
     *     Requires the permission `projects.delete` and a token with the scope `edit` or higher.
     */
    delete: operations["deleteProject"];
    options?: never;
    head?: never;
    /**
     * Change a project
     * @description Changes the properties in the body and keeps all others. An array replaces the whole array. The change is recorded in the change log.
     *
     *     Requires the permission `projects.edit` and a token with the scope `edit` or higher.
     */
    patch: operations["updateProject"];
    trace?: never;
  };
  "/api/projects/{id}/children": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * List the projects directly below one
     * @description Returns one page of the element's direct children. The list takes the same filters and orders as the list of all elements.
     *
     *     Requires the permission `projects.read` and a token with the scope `read_only` or higher.
     */
    get: operations["listProjectChildren"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/projects/{id}/log": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * List what was changed in a project
     * @description Returns one page of the element's change log, newest entries first: what was changed, when, by whom and why.
     *
     *     Requires the permission `projects.show_history` and a token with the scope `read_only` or higher.
     */
    get: operations["listProjectLog"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/projects/{id}/bom": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * List the bill of materials of a project
     * @description Requires the permission `projects.read` and a token with the scope `read_only` or higher.
     */
    get: operations["listProjectBom"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/projects/{id}/availability": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * Tell what is missing to build a project, and what it would cost
     * @description Also needs the permission `parts.read`.
     *
     *     **Stock** counts where it is known (`instock_unknown` is not set), has not expired, and does not belong to somebody
     *     else: lots with an `owner` count for that user only. A part that several entries need is counted once. The build
     *     part of another project is a part like all others: what it is built from does not count.
     *
     *     **Prices** are those of orderdetails that are not obsolete. For each part that is missing the cheapest way to buy
     *     at least what is missing is looked for: at the price that the supplier asks for this quantity, or by buying more
     *     to get a better one. Prices in other currencies are converted by `exchange_rate`. Those of a currency without a
     *     rate only count where a part has no others; then the first of these currencies counts.
     *
     *     Requires the permission `projects.read` and a token with the scope `read_only` or higher.
     */
    get: operations["getProjectAvailability"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/projects/{id}/build": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Build copies of a project
     * @description Takes everything that the copies need from stock, or nothing: 409 says what is missing. Entries that are no parts
     *     are left out. Also needs the permissions `projects.read` and `parts.read`, where `add_build_part` is sent
     *     `parts_stock.add`, and `parts.create` where that makes a new lot.
     *
     *     **Which lots.** Entries that `lots` names are taken from the lots that stand there, which have to give exactly
     *     what the entry needs. All other entries are taken from the lots of their part by this rule: only lots with known
     *     stock that have not expired and do not belong to somebody else; those first that expire soonest, lots that never
     *     expire last; among these the ones with the smallest amount, so that leftovers are used up; then by number. What an
     *     entry needs may come from several lots. A lot with an `owner` is only for that user: to name one of somebody
     *     else, in `lots` or as target, is a 403.
     *
     *     Every withdrawal is in the change log of its lot, and the build in that of the project.
     *
     *     Builds are done one after the other. One that waits longer than a few seconds for those before it is a 503 with
     *     `Retry-After`, and nothing was withdrawn; the same request can then be sent again.
     *
     *     Requires the permission `parts_stock.withdraw` and a token with the scope `edit` or higher.
     */
    post: operations["buildProject"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/project_bom_entries": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List entries of bills of materials
     * @description Returns one page of the list. Filters are combined with AND. The list is sorted by ID unless `order[…]` is set.
     *
     *     Requires the permission `projects.read` and a token with the scope `read_only` or higher.
     */
    get: operations["listProjectBomEntries"];
    put?: never;
    /**
     * Create an entry of a bill of materials
     * @description Creates an element and records it in the change log. The `Location` header of the response is its address.
     *
     *     Requires the permission `projects.edit` and a token with the scope `edit` or higher.
     */
    post: operations["createProjectBomEntry"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/project_bom_entries/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * Read an entry of a bill of materials
     * @description Returns the element with this ID, or only the properties selected by `properties[]`.
     *
     *     Requires the permission `projects.read` and a token with the scope `read_only` or higher.
     */
    get: operations["getProjectBomEntry"];
    put?: never;
    post?: never;
    /**
     * Delete an entry of a bill of materials
     * @description Deletes the element permanently and records this in the change log.
     *
     *     Requires the permission `projects.edit` and a token with the scope `edit` or higher.
     */
    delete: operations["deleteProjectBomEntry"];
    options?: never;
    head?: never;
    /**
     * Change an entry of a bill of materials
     * @description Changes the properties in the body and keeps all others. An array replaces the whole array. The change is recorded in the change log.
     *
     *     Requires the permission `projects.edit` and a token with the scope `edit` or higher.
     */
    patch: operations["updateProjectBomEntry"];
    trace?: never;
  };
  "/api/project_bom_entries/{id}/log": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * List what was changed in an entry of a bill of materials
     * @description Returns one page of the element's change log, newest entries first: what was changed, when, by whom and why.
     *
     *     Requires the permission `projects.show_history` and a token with the scope `read_only` or higher.
     */
    get: operations["listProjectBomEntryLog"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/attachment_types": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List attachment types
     * @description Returns one page of the list. Filters are combined with AND. The list is sorted by ID unless `order[…]` is set.
     *
     *     Requires the permission `attachment_types.read` and a token with the scope `read_only` or higher.
     */
    get: operations["listAttachmentTypes"];
    put?: never;
    /**
     * Create an attachment type
     * @description Creates an element and records it in the change log. The `Location` header of the response is its address.
     *
     *     Requires the permission `attachment_types.create` and a token with the scope `edit` or higher.
     */
    post: operations["createAttachmentType"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/attachment_types/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * Get an attachment type
     * @description Returns the element with this ID, or only the properties selected by `properties[]`.
     *
     *     Requires the permission `attachment_types.read` and a token with the scope `read_only` or higher.
     */
    get: operations["getAttachmentType"];
    put?: never;
    post?: never;
    /**
     * Delete an attachment type
     * @description Deletes the element permanently and records this in the change log.
     *
     *     Requires the permission `attachment_types.delete` and a token with the scope `edit` or higher.
     */
    delete: operations["deleteAttachmentType"];
    options?: never;
    head?: never;
    /**
     * Update an attachment type
     * @description Changes the properties in the body and keeps all others. An array replaces the whole array. The change is recorded in the change log.
     *
     *     Requires the permission `attachment_types.edit` and a token with the scope `edit` or higher.
     */
    patch: operations["updateAttachmentType"];
    trace?: never;
  };
  "/api/attachment_types/{id}/children": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * List child attachment types
     * @description Returns one page of the element's direct children. The list takes the same filters and orders as the list of all elements.
     *
     *     Requires the permission `attachment_types.read` and a token with the scope `read_only` or higher.
     */
    get: operations["listAttachmentTypeChildren"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/attachment_types/{id}/log": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * List an attachment type's change log
     * @description Returns one page of the element's change log, newest entries first: what was changed, when, by whom and why.
     *
     *     Requires the permission `attachment_types.show_history` and a token with the scope `read_only` or higher.
     */
    get: operations["listAttachmentTypeLog"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/attachments": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List attachments
     * @description Returns one page of the list. Filters are combined with AND. The list is sorted by ID unless `order[…]` is set.
     *
     *     Requires the permission `attachments.list_attachments` and a token with the scope `read_only` or higher.
     */
    get: operations["listAttachments"];
    put?: never;
    /**
     * Create an attachment
     * @description Creates an element and records it in the change log. The `Location` header of the response is its address.
     *
     *     Requires permission to edit the element that it belongs to and a token with the scope `edit` or higher.
     */
    post: operations["createAttachment"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/attachments/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * Get an attachment
     * @description Returns the element with this ID, or only the properties selected by `properties[]`.
     *
     *     Requires permission to read the element that it belongs to and a token with the scope `read_only` or higher.
     */
    get: operations["getAttachment"];
    /**
     * Replace an attachment
     * @description Writable properties that are not sent go back to their defaults; the element stays when it is not sent, and the file stays when neither `upload` nor `url` is sent.
     *
     *     Requires permission to edit the element that it belongs to and a token with the scope `edit` or higher.
     */
    put: operations["replaceAttachment"];
    post?: never;
    /**
     * Delete an attachment with its file
     * @description Deletes the element permanently and records this in the change log.
     *
     *     Requires permission to edit the element that it belongs to and a token with the scope `edit` or higher.
     */
    delete: operations["deleteAttachment"];
    options?: never;
    head?: never;
    /**
     * Update an attachment
     * @description Changes the properties in the body and keeps all others. An array replaces the whole array. The change is recorded in the change log.
     *
     *     Requires permission to edit the element that it belongs to and a token with the scope `edit` or higher.
     */
    patch: operations["updateAttachment"];
    trace?: never;
  };
  "/api/attachments/{id}/log": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * List an attachment's change log
     * @description Returns one page of the element's change log, newest entries first: what was changed, when, by whom and why.
     *
     *     Requires permission to see the history of the element that it belongs to and a token with the scope `read_only` or higher.
     */
    get: operations["listAttachmentLog"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/attachments/{id}/file": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * Read the file of an attachment
     * @description The stored file with the media type that its content has. Types that a browser could run are sent as a download whatever the request says. The file of a private attachment needs `attachments.show_private` as well.
     *
     *     Requires permission to read the element that it belongs to and a token with the scope `read_only` or higher.
     */
    get: operations["getAttachmentFile"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/attachments/{id}/thumbnail": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * Get a small picture of an attachment
     * @description At most 150 pixels wide and high. That of a private attachment needs `attachments.show_private` as well.
     *
     *     Requires permission to read the element that it belongs to and a token with the scope `read_only` or higher.
     */
    get: operations["getAttachmentThumbnail"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/parameters": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List parameters
     * @description Returns one page of the list. Filters are combined with AND. The list is sorted by ID unless `order[…]` is set.
     *
     *     Requires the permission `parts.read` and a token with the scope `read_only` or higher.
     */
    get: operations["listParameters"];
    put?: never;
    /**
     * Create a parameter
     * @description Creates an element and records it in the change log. The `Location` header of the response is its address.
     *
     *     Requires permission to edit the element that it belongs to and a token with the scope `edit` or higher.
     */
    post: operations["createParameter"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/parameters/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * Get a parameter
     * @description Returns the element with this ID, or only the properties selected by `properties[]`.
     *
     *     Requires permission to read the element that it belongs to and a token with the scope `read_only` or higher.
     */
    get: operations["getParameter"];
    put?: never;
    post?: never;
    /**
     * Delete a parameter
     * @description Deletes the element permanently and records this in the change log.
     *
     *     Requires permission to edit the element that it belongs to and a token with the scope `edit` or higher.
     */
    delete: operations["deleteParameter"];
    options?: never;
    head?: never;
    /**
     * Update a parameter
     * @description Changes the properties in the body and keeps all others. An array replaces the whole array. The change is recorded in the change log.
     *
     *     Requires permission to edit the element that it belongs to and a token with the scope `edit` or higher.
     */
    patch: operations["updateParameter"];
    trace?: never;
  };
  "/api/parameters/{id}/log": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * List a parameter's change log
     * @description Returns one page of the element's change log, newest entries first: what was changed, when, by whom and why.
     *
     *     Requires permission to see the history of the element that it belongs to and a token with the scope `read_only` or higher.
     */
    get: operations["listParameterLog"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/search": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Search parts
     * @description Returns the parts that contain **all words** of the query in any of these texts: name, IPN, manufacturer part
     *     number, GTIN, supplier part numbers, tags, description, comment, parameters (name, symbol, value, unit), and the
     *     names of the category, manufacturer, footprint, storage locations and suppliers, including their parents. Case
     *     and word order are ignored. Words are separated by spaces, commas and semicolons. There are no operators or
     *     wildcards. A word of three or more characters matches anywhere inside another word, a shorter one only at the
     *     beginning.
     *
     *     **Values.** A number and its unit can be written with or without a space. Micro can be `u` or `µ`; ohm can be
     *     `Ω`, `ohm` or `R`, and can be omitted after a prefix. The unit can replace the decimal point. `10 uF` finds
     *     `10µF`, `10k ohm` finds `10k` and `10kΩ`, `3V3` finds `3.3V`, `4k7` finds `4.7k`. A number with a unit does not
     *     match inside another number: `5V` does not find `25V` or `4.5 V`.
     *
     *     **Spelling.** A hyphen also matches a space, an underscore or nothing: `BC-547` finds `BC547`. `opamp` finds `op
     *     amp` and `operational amplifier`, `usb-c` finds `USB Type-C`. If no part contains a word with `/`, its pieces
     *     are searched as separate words. A GTIN is found with and without leading zeros.
     *
     *     **Order.** Parts with an IPN, part number, GTIN or name equal to the query come first, then parts where one of
     *     them begins with the query, then parts whose name and numbers contain all words, then all others. Within these
     *     groups, a match in the name ranks highest, followed by numbers, tags, the description and other texts. In the
     *     name, matches at its beginning rank above matches at the beginning of a word, and these above other matches.
     *     Ties are sorted by name.
     *
     *     **Typos.** A word that occurs in no part is replaced by the most similar words. Such hits are marked as
     *     `similar`. Numbers with a unit are never replaced.
     *
     *     **Limits.** At most 1,000 hits are counted. Below that, `X-Total-Count` and `hydra:totalItems` are exact. Of
     *     more hits, the first 1,000 in the order above are kept; older parts win ties. A search for a number with a unit
     *     checks the texts of the parts. If too many parts contain it only inside other numbers, the search returns 400:
     *     add a word. For a word in the names of categories, manufacturers, footprints, storage locations and suppliers,
     *     the search considers a limited number of these elements and their descendants for each spelling of the word:
     *     10,000 divided by the number of all spellings, and at least 1,000. If more match, hits can be missing.
     *
     *     Requires the permission `parts.read` and a token with the scope `read_only` or higher.
     */
    get: operations["searchParts"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/scan": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Look up a scanned code
     * @description Returns the part with this IPN (case-insensitive), the lot with this barcode and the parts with this GTIN. The
     *     first match in this order is `element`. GTINs of 8, 12, 13 and 14 digits are equal if they differ only in
     *     leading zeros. Leading and trailing spaces of the code are ignored. Also requires the permission `parts.read`.
     *
     *     Requires the permission `tools.label_scanner` and a token with the scope `read_only` or higher.
     */
    get: operations["scanCode"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/eda-api/v1": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the library root
     * @description KiCad calls this endpoint to validate the connection and the token. The response lists the available endpoints; their values are empty. `/eda-api/` returns the same: it is the `root_url` of a library file, to which KiCad appends `v1/`.
     *
     *     Requires the permission `parts.read` and a token with the scope `read_only` or higher.
     */
    get: operations["getKicadRoot"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/eda-api/v1/categories.json": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List KiCad categories
     * @description Returns all categories that contain parts for KiCad, in tree order. `EDA_KICAD_CATEGORY_DEPTH` is the deepest level
     *     that is listed (0 = root categories). Parts of deeper categories belong to their ancestor on that level. At -1, a
     *     single category with the ID `0` contains all parts.
     *
     *     A category is listed if it contains parts that are visible in KiCad. If its `eda_info.visibility` is `true` or it
     *     has a symbol or a reference prefix, it is listed if it contains any parts. If its `eda_info.visibility` is
     *     `false`, it is never listed.
     *
     *     Requires the permission `categories.read` and a token with the scope `read_only` or higher.
     */
    get: operations["listKicadCategories"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/eda-api/v1/parts/category/{id}.json": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Category ID, or `0` if all parts are in a single category. */
        id: string;
      };
      cookie?: never;
    };
    /**
     * List KiCad parts of a category
     * @description Returns all parts of the category that are visible in KiCad, with all their fields. KiCad then needs no further
     *     request for each part. `eda_info.visibility` of the part decides whether it is visible. If it is not set, that of
     *     the category decides. If neither is set, a part is visible if it has a KiCad symbol, footprint, reference prefix
     *     or value, if its category has a symbol or a reference prefix, or if its footprint has a KiCad footprint.
     *
     *     Also requires the permission `categories.read`.
     *
     *     Requires the permission `parts.read` and a token with the scope `read_only` or higher.
     */
    get: operations["listKicadParts"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/eda-api/v1/parts/{id}.json": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * Get a KiCad part
     * @description Returns a part with all its fields, even if the part is not listed in KiCad.
     *
     *     Requires the permission `parts.read` and a token with the scope `read_only` or higher.
     */
    get: operations["getKicadPart"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/users": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List users
     * @description Returns one page of the list. Filters are combined with AND. The list is sorted by ID unless `order[…]` is set.
     *
     *     Requires the permission `users.read` and a token with the scope `admin` or higher.
     */
    get: operations["listUsers"];
    put?: never;
    /**
     * Create a user
     * @description `group` and `permissions` need the permission `users.edit_permissions` as well, and `group` also `groups.read`; `password`, `disabled` and `need_pw_change` need `users.set_password` and a token of the tier `full`.
     *
     *     Requires the permission `users.create` and a token with the scope `admin` or higher.
     */
    post: operations["createUser"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/users/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * Get a user
     * @description Returns the element with this ID, or only the properties selected by `properties[]`.
     *
     *     Requires the permission `users.read` and a token with the scope `admin` or higher.
     */
    get: operations["getUser"];
    put?: never;
    post?: never;
    /**
     * Delete a user
     * @description With everything that belongs to the account. What the user did stays in the log, under the name. Lots and storage locations of the user stay and have no owner then, which their logs say. One's own account cannot be deleted, nor can that of somebody with further rights by whoever may not change permissions, nor the last account that can sign in and has the right to change them.
     *
     *     Requires the permission `users.delete` and a token with the scope `admin` or higher.
     */
    delete: operations["deleteUser"];
    options?: never;
    head?: never;
    /**
     * Update a user
     * @description What is changed decides which permissions are needed: `name` needs `users.edit_username`, `group` and `permissions` need `users.edit_permissions` (and `group` also `groups.read`), `password`, `disabled` and `need_pw_change` need `users.set_password` and a token of the tier `full`, everything else `users.edit_infos`. A value that is sent back as it is changes nothing. Whoever may not change permissions can neither set the password, the `name` or the `email` of somebody with further rights nor disable the account. For one's own account password and disabling are done in the settings. A change by which whoever makes it, or everybody, would lose the right to change the permissions of users is refused.
     *
     *     Requires the permission `users.read` and a token with the scope `admin` or higher.
     */
    patch: operations["updateUser"];
    trace?: never;
  };
  "/api/users/{id}/log": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * List a user's change log
     * @description Returns one page of the element's change log, newest entries first: what was changed, when, by whom and why.
     *
     *     Requires the permission `users.show_history` and a token with the scope `admin` or higher.
     */
    get: operations["listUserLog"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/groups": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List groups
     * @description Returns one page of the list. Filters are combined with AND. The list is sorted by ID unless `order[…]` is set.
     *
     *     Requires the permission `groups.read` and a token with the scope `admin` or higher.
     */
    get: operations["listGroups"];
    put?: never;
    /**
     * Create a group
     * @description Setting `permissions` or `enforce_2fa` needs the permission `groups.edit_permissions` as well, a `parent` needs `groups.read`.
     *
     *     Requires the permission `groups.create` and a token with the scope `admin` or higher.
     */
    post: operations["createGroup"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/groups/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * Get a group
     * @description Returns the element with this ID, or only the properties selected by `properties[]`.
     *
     *     Requires the permission `groups.read` and a token with the scope `admin` or higher.
     */
    get: operations["getGroup"];
    put?: never;
    post?: never;
    /**
     * Delete a group
     * @description Deletes the element permanently and records this in the change log.
     *
     *     Requires the permission `groups.delete` and a token with the scope `admin` or higher.
     */
    delete: operations["deleteGroup"];
    options?: never;
    head?: never;
    /**
     * Update a group
     * @description Another `parent`, other `permissions` and another `enforce_2fa` need the permission `groups.edit_permissions` as well, and a parent `groups.read`. A change by which whoever makes it, or everybody, would lose the right to change the permissions of users is refused.
     *
     *     Requires the permission `groups.edit` and a token with the scope `admin` or higher.
     */
    patch: operations["updateGroup"];
    trace?: never;
  };
  "/api/groups/{id}/children": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * List child groups
     * @description Returns one page of the element's direct children. The list takes the same filters and orders as the list of all elements.
     *
     *     Requires the permission `groups.read` and a token with the scope `admin` or higher.
     */
    get: operations["listGroupChildren"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/groups/{id}/log": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * List a group's change log
     * @description Returns one page of the element's change log, newest entries first: what was changed, when, by whom and why.
     *
     *     Requires the permission `groups.show_history` and a token with the scope `admin` or higher.
     */
    get: operations["listGroupLog"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/tokens/current": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the current API token
     * @description Returns the API token that authenticates this request.
     *
     *     Requires the permission `api.access_api` and a token with the scope `read_only` or higher.
     */
    get: operations["getCurrentToken"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/log_entries": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List log entries
     * @description Returns one page of the change log of all elements, with security events and denied requests. The list is sorted by ID unless `order[datetime]` is set.
     *
     *     Requires the permission `system.show_logs` and a token with the scope `admin` or higher.
     */
    get: operations["listLogEntries"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/log_entries/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    /**
     * Get a log entry
     * @description Returns the element with this ID, or only the properties selected by `properties[]`.
     *
     *     Requires the permission `system.show_logs` and a token with the scope `admin` or higher.
     */
    get: operations["getLogEntry"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/statistics": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get inventory statistics
     * @description Returns element counts, the total stock and its value, and the number of parts added per month.
     *
     *     **Stock:** The stock of a part is the sum of its lots, as in `total_instock`. Expired lots and lots with an
     *     unknown amount do not count.
     *
     *     **Value:** The value of a part's stock is its stock multiplied by the lowest unit price of its orderdetails.
     *     Obsolete orderdetails do not count. Only prices whose `min_discount_quantity` the stock reaches are considered;
     *     if it reaches none, the prices with the smallest quantity are used. Prices without a currency are in the base
     *     currency. Other currencies are converted by their `exchange_rate`. Prices in a currency without an exchange rate
     *     are used only if the part has no other price.
     *
     *     Requires the permission `tools.statistics` and a token with the scope `read_only` or higher.
     */
    get: operations["getStatistics"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/info": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get service information
     * @description Returns the version of the service and its public settings.
     *
     *     Requires the permission `api.access_api` and a token with the scope `read_only` or higher.
     */
    get: operations["getInfo"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the entry point
     * @description The starting point for Hydra clients. Returns the documentation page if the request has no `Accept` header.
     */
    get: operations["getEntrypoint"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/docs": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the documentation
     * @description Returns the interactive documentation page, the OpenAPI document or the Hydra description, as requested by `Accept`.
     */
    get: operations["getDocumentation"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/docs/reference": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the API reference
     * @description Returns a page that lists all operations and schemas (Redoc). To try out requests, use the interactive page at `/api/docs`.
     */
    get: operations["getReference"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/docs.json": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the OpenAPI document
     * @description Returns this document as JSON. `servers` contains the address of this instance.
     */
    get: operations["getOpenApiDocument"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/docs.yaml": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the OpenAPI document as YAML
     * @description Returns the same document as `/api/docs.json`, as YAML.
     */
    get: operations["getOpenApiYaml"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/docs.jsonld": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the Hydra description */
    get: operations["getApiDocumentation"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/contexts/{type}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description A resource name as in `@type`, or `Entrypoint`, `Error` or `ConstraintViolation`. */
        type: string;
      };
      cookie?: never;
    };
    /** Get a JSON-LD context */
    get: operations["getContext"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/oauth/authorize": {
    parameters: {
      query: {
        /** @description Response type. Only the authorization code flow is supported. */
        response_type: components["parameters"]["ResponseType"];
        /** @description ID of the client that requests authorization. */
        client_id: components["parameters"]["ClientId"];
        /** @description Redirect URI for the response. Must exactly match a registered URI, except for the port of `http` loopback URIs. Optional if only one URI is registered. */
        redirect_uri?: components["parameters"]["RedirectUri"];
        /** @description Space-separated scopes: `read_only`, `edit`, `admin`, `full` (default `read_only`). Each scope includes the lower ones. The user can grant less. */
        scope?: components["parameters"]["Scope"];
        /** @description Opaque value that is returned unchanged in the response. */
        state?: components["parameters"]["State"];
        /** @description Base64url-encoded SHA-256 hash of the code verifier (RFC 7636 §4.2). */
        code_challenge: components["parameters"]["CodeChallenge"];
        /** @description Transformation of the code verifier. Required, because the default `plain` is not supported. */
        code_challenge_method: components["parameters"]["CodeChallengeMethod"];
        /** @description Resource for which the token will be used (RFC 8707): the base URL of this service, or its `/api`, `/eda-api` or `/mcp`. Can be repeated. By default, the token is valid for the whole service. */
        resource?: components["parameters"]["Resource"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Start an authorization
     * @description The authorization endpoint (RFC 6749 §4.1.1), to which a client sends the user's browser. PKCE with `S256` is required (RFC 7636). Users who are not signed in sign in first.
     *     If the client or the redirect URI is unknown, the user sees the error. Other errors are returned to the client after the sign-in. If a self-registered client that the user has not connected causes an error, the user must confirm the redirect. Requests with a `Sec-Fetch-Mode` other than `navigate` are redirected without confirmation.
     *     Parameters other than `resource` must not be repeated. The maximum length of the query is 4,096 bytes.
     */
    get: operations["startAuthorization"];
    put?: never;
    /**
     * Approve or deny an authorization
     * @description Submits the form of the consent page, with the query parameters of the page. Only the value `approve` of `oauth_decision` approves the authorization.
     */
    post: operations["decideAuthorization"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/oauth/token": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Request an access token
     * @description The token endpoint (RFC 6749 §4.1.3 and §6) exchanges an authorization code or a refresh token for an access token. Clients are public and have no secret. They send `client_id` in the form, or as the user name of HTTP Basic authentication with an empty password. Query parameters are not allowed.
     *     An authorization code can be used once. A second use revokes the tokens that were issued for it. A refresh token can also be used once. Within 30 seconds, repeating the request returns the same tokens, unless it asks for a lower scope or fewer resources. Later, it revokes all tokens of the grant.
     */
    post: operations["requestToken"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/oauth/register": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Register a client
     * @description Dynamic client registration (RFC 7591) without authentication. Registration gives no access: a user must sign in and approve the client. Unknown metadata is ignored.
     *     Each IP address can send 20 requests per hour. All addresses together can register 200 clients per hour (`OAUTH_DCR_MAX_PER_HOUR`). A client that no user approves is deleted after 30 days, or earlier if there are more than five times `OAUTH_DCR_MAX_PER_HOUR` such clients.
     */
    post: operations["registerClient"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/oauth/revoke": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Revoke a token
     * @description Token revocation (RFC 7009). Revoking a refresh token revokes all tokens of its grant, including access tokens. If the token is unknown or was issued to another client, the request has no effect and returns 200.
     */
    post: operations["revokeToken"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/.well-known/oauth-authorization-server": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get authorization server metadata
     * @description Returns the endpoints and capabilities of the authorization server (RFC 8414).
     */
    get: operations["getAuthorizationServerMetadata"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/.well-known/oauth-authorization-server/{entrance}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description First path segment of the protected resource. */
        entrance: components["parameters"]["ProtectedPath"];
      };
      cookie?: never;
    };
    /**
     * Get authorization server metadata by path
     * @description Returns the same document as `/.well-known/oauth-authorization-server`, for clients that append the path of the resource.
     */
    get: operations["getAuthorizationServerMetadataOf"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/.well-known/oauth-protected-resource": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get protected resource metadata
     * @description Returns the protected resource metadata (RFC 9728) of the whole service.
     */
    get: operations["getProtectedResourceMetadata"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/.well-known/oauth-protected-resource/{entrance}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description First path segment of the protected resource. */
        entrance: components["parameters"]["ProtectedPath"];
      };
      cookie?: never;
    };
    /**
     * Get protected resource metadata by path
     * @description Returns the metadata (RFC 9728 §3.1) of one protected resource. The `resource_metadata` parameter of `WWW-Authenticate` in a 401 response is the URL of this document.
     */
    get: operations["getProtectedResourceMetadataOf"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/.well-known/jwks.json": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the signing keys
     * @description Returns the JSON Web Key Set (RFC 7517) that verifies access tokens. Access tokens are JWTs (RFC 9068). A valid signature does not prove that a token is still valid: only this service knows which tokens are revoked.
     */
    get: operations["getSigningKeys"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/tools/oauth_clients": {
    parameters: {
      query?: {
        /** @description Part of the client name or client ID. */
        text?: components["parameters"]["ClientText"];
        /** @description Show only self-registered clients or only clients that an administrator registered. */
        registered?: components["parameters"]["Registered"];
        /** @description Pagination cursor. The page starts after the client with this ID. */
        before?: components["parameters"]["Before"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Show registered clients
     * @description Returns the page on which administrators register, change and delete OAuth clients. It lists 50 clients per page, newest first, each with its number of tokens.
     */
    get: operations["getOAuthClientsPage"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/mcp": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send an MCP message
     * @description The endpoint of the Streamable HTTP transport, through which AI agents use the inventory. The server is stateless: it has no sessions and no event streams for GET. It supports protocol version 2026-07-28 (`server/discover`, metadata in `_meta`) and versions 2025-03-26 to 2025-11-25, which start with `initialize`. The response is JSON or, for clients of the older versions, an event stream.
     *     Requires the permission "Use MCP tools". Each tool also requires the permissions of the data that it reads or changes. `Host` and `Origin` must belong to this service. Each credential can send 300 requests per minute; every request in a batch counts. `MCP_ENABLED=0` disables the endpoint.
     */
    post: operations["callMcp"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/healthz": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Check liveness
     * @description Returns 200 while the process runs. Does not access the database, so a failure means that the process must be restarted.
     */
    get: operations["getHealth"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/readyz": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Check readiness
     * @description Checks the database. Send traffic to this instance only while the status is 200.
     */
    get: operations["getReadiness"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /**
     * @description Advertised scopes. Clients that an administrator registers can also request `admin` and `full`.
     * @example [
     *       "read_only",
     *       "edit"
     *     ]
     */
    AdvertisedScopes: components["schemas"]["OAuthScope"][];
    /**
     * @description A Hydra `ApiDocumentation`.
     * @example {
     *       "@context": {},
     *       "@id": "http://127.0.0.1:8080/api/docs.jsonld",
     *       "@type": "hydra:ApiDocumentation",
     *       "hydra:supportedClass": []
     *     }
     */
    ApiDocumentation: {
      "@context": components["schemas"]["ContextDefinition"];
      /**
       * Format: uri
       * @example http://127.0.0.1:8080/api/docs.jsonld
       */
      "@id": string;
      /** @constant */
      "@type": "hydra:ApiDocumentation";
      "hydra:supportedClass": components["schemas"]["HydraClass"][];
    } & {
      [key: string]: unknown;
    };
    /**
     * @description The API token of the request.
     * @example {
     *       "name": "Import script",
     *       "user": {
     *         "id": 4,
     *         "name": "admin"
     *       },
     *       "valid_until": "2027-01-31T12:00:00+00:00",
     *       "level": 2,
     *       "last_time_used": "2026-01-31T12:00:00+00:00"
     *     }
     */
    ApiToken: {
      /**
       * @description Name that the user gave the token.
       * @example Import script
       */
      name: string;
      user: components["schemas"]["UserRef"];
      /**
       * Format: date-time
       * @description Time of expiry. Omitted if the token does not expire.
       * @example 2027-01-31T12:00:00+00:00
       */
      valid_until?: string;
      level: components["schemas"]["TokenLevel"];
      /**
       * Format: date-time
       * @description Time of the last use, accurate to ten minutes.
       * @example 2026-01-31T12:00:00+00:00
       */
      last_time_used?: string;
    };
    /**
     * @description The API token of the request.
     * @example {
     *       "@context": "/api/contexts/ApiToken",
     *       "@id": "/api/.well-known/genid/part-3",
     *       "@type": "ApiToken",
     *       "name": "Import script",
     *       "user": {
     *         "@id": "/api/users/4",
     *         "@type": "User",
     *         "id": 4,
     *         "name": "admin"
     *       },
     *       "valid_until": "2027-01-31T12:00:00+00:00",
     *       "level": 2,
     *       "last_time_used": "2026-01-31T12:00:00+00:00"
     *     }
     */
    ApiTokenJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/ApiToken
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/.well-known/genid/part-3
       */
      "@id": string;
      /** @constant */
      "@type": "ApiToken";
      /**
       * @description Name that the user gave the token.
       * @example Import script
       */
      name: string;
      user: components["schemas"]["UserRefJsonld"];
      /**
       * Format: date-time
       * @description Time of expiry. Omitted if the token does not expire.
       * @example 2027-01-31T12:00:00+00:00
       */
      valid_until?: string;
      level: components["schemas"]["TokenLevel"];
      /**
       * Format: date-time
       * @description Time of the last use, accurate to ten minutes.
       * @example 2026-01-31T12:00:00+00:00
       */
      last_time_used?: string;
    };
    /**
     * @description A file or a link that belongs to an element of the inventory.
     * @example {
     *       "id": 7,
     *       "name": "Datasheet",
     *       "attachment_type": "/api/attachment_types/1",
     *       "element": {
     *         "id": 3,
     *         "name": "STM32F407VGT6"
     *       },
     *       "show_in_table": false,
     *       "picture": false,
     *       "3d_model": false,
     *       "external": false,
     *       "internal": false,
     *       "private": false,
     *       "builtIn": false,
     *       "internal_path": "/media/part/3/datasheet-q7Zt2mXc9LbKf4Hd.pdf",
     *       "thumbnail_url": "/api/attachments/7/thumbnail",
     *       "media_url": "/api/attachments/7/file",
     *       "addedDate": "2026-01-31T12:00:00+00:00",
     *       "lastModified": "2026-01-31T12:00:00+00:00"
     *     }
     */
    Attachment: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 7
       */
      id: number;
      /** @example Datasheet */
      name: string;
      /**
       * Format: uri-reference
       * @example /api/attachment_types/1
       */
      attachment_type: string;
      element: components["schemas"]["Element"];
      /** @description Shown with its element in tables. */
      show_in_table: boolean;
      /**
       * @description Name of the file when it was uploaded.
       * @example stm32f407.pdf
       */
      original_filename?: string;
      /**
       * @description Address of the file when it lies elsewhere.
       * @example https://example.com/stm32f407.pdf
       */
      external_path?: string;
      /** @description Can be shown as a picture. */
      picture: boolean;
      /** @description A stored three-dimensional model. */
      "3d_model": boolean;
      /** @description The file lies elsewhere. */
      external: boolean;
      /** @description The file is stored here. */
      internal: boolean;
      /** @description Reading the stored file needs a permission of its own. */
      private: boolean;
      /** @description The file comes with the service. */
      builtIn: boolean;
      internal_path: components["schemas"]["InternalPath"];
      thumbnail_url: components["schemas"]["ThumbnailUrl"];
      media_url: components["schemas"]["MediaUrl"];
      /**
       * Format: date-time
       * @description Time of creation.
       * @example 2026-01-31T12:00:00+00:00
       */
      addedDate: string;
      /**
       * Format: date-time
       * @description Time of the last change.
       * @example 2026-01-31T12:00:00+00:00
       */
      lastModified: string;
    };
    /**
     * @description A page of a list (Hydra).
     * @example {
     *       "@context": "/api/contexts/Attachment",
     *       "@id": "/api/attachments",
     *       "@type": "hydra:Collection",
     *       "hydra:totalItems": 1,
     *       "hydra:member": [
     *         {
     *           "@id": "/api/attachments/7",
     *           "@type": "Attachment",
     *           "id": 7,
     *           "name": "Datasheet",
     *           "attachment_type": "/api/attachment_types/1",
     *           "element": {
     *             "@id": "/api/parts/3",
     *             "@type": "Part",
     *             "id": 3,
     *             "name": "STM32F407VGT6"
     *           },
     *           "show_in_table": false,
     *           "picture": false,
     *           "3d_model": false,
     *           "external": false,
     *           "internal": false,
     *           "private": false,
     *           "builtIn": false,
     *           "internal_path": "/media/part/3/datasheet-q7Zt2mXc9LbKf4Hd.pdf",
     *           "thumbnail_url": "/api/attachments/7/thumbnail",
     *           "media_url": "/api/attachments/7/file",
     *           "addedDate": "2026-01-31T12:00:00+00:00",
     *           "lastModified": "2026-01-31T12:00:00+00:00"
     *         }
     *       ]
     *     }
     */
    AttachmentCollectionJsonld: {
      /**
       * Format: uri-reference
       * @example /api/contexts/Attachment
       */
      "@context": string;
      /**
       * Format: uri-reference
       * @example /api/attachments
       */
      "@id": string;
      /** @constant */
      "@type": "hydra:Collection";
      /** @example 1 */
      "hydra:totalItems": number;
      "hydra:member": components["schemas"]["AttachmentJsonld"][];
      "hydra:view"?: components["schemas"]["HydraPartialCollectionView"];
      "hydra:search"?: components["schemas"]["HydraIriTemplate"];
    };
    /**
     * @description A new attachment.
     * @example {
     *       "name": "Datasheet",
     *       "attachment_type": "/api/attachment_types/1",
     *       "element": "/api/parts/3",
     *       "url": "https://example.com/stm32f407.pdf"
     *     }
     * @example {
     *       "name": "Photo",
     *       "attachment_type": "/api/attachment_types/2",
     *       "element": "/api/parts/3",
     *       "upload": {
     *         "data": "data:text/plain;base64,SGVsbG8=",
     *         "filename": "hello.txt"
     *       }
     *     }
     */
    AttachmentCreate: {
      name: string;
      attachment_type: components["schemas"]["AttachmentTypeReference"];
      element: components["schemas"]["ElementReference"];
    } & WithRequired<components["schemas"]["AttachmentPatch"], "name" | "attachment_type" | "element">;
    /**
     * @description An attachment, embedded in another entity.
     * @example {
     *       "id": 7,
     *       "name": "Datasheet",
     *       "attachment_type": "/api/attachment_types/1",
     *       "show_in_table": false,
     *       "picture": false,
     *       "3d_model": false,
     *       "external": false,
     *       "internal": false,
     *       "private": false,
     *       "builtIn": false,
     *       "internal_path": "/media/part/3/datasheet-q7Zt2mXc9LbKf4Hd.pdf",
     *       "thumbnail_url": "/api/attachments/7/thumbnail",
     *       "media_url": "/api/attachments/7/file",
     *       "addedDate": "2026-01-31T12:00:00+00:00",
     *       "lastModified": "2026-01-31T12:00:00+00:00"
     *     }
     */
    AttachmentEmbedded: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 7
       */
      id: number;
      /** @example Datasheet */
      name: string;
      /**
       * Format: uri-reference
       * @example /api/attachment_types/1
       */
      attachment_type: string;
      /** @description Shown with its element in tables. */
      show_in_table: boolean;
      /**
       * @description Name of the file when it was uploaded.
       * @example stm32f407.pdf
       */
      original_filename?: string;
      /**
       * @description Address of the file when it lies elsewhere.
       * @example https://example.com/stm32f407.pdf
       */
      external_path?: string;
      /** @description Can be shown as a picture. */
      picture: boolean;
      /** @description A stored three-dimensional model. */
      "3d_model": boolean;
      /** @description The file lies elsewhere. */
      external: boolean;
      /** @description The file is stored here. */
      internal: boolean;
      /** @description Reading the stored file needs a permission of its own. */
      private: boolean;
      /** @description The file comes with the service. */
      builtIn: boolean;
      internal_path: components["schemas"]["InternalPath"];
      thumbnail_url: components["schemas"]["ThumbnailUrl"];
      media_url: components["schemas"]["MediaUrl"];
      /**
       * Format: date-time
       * @description Time of creation.
       * @example 2026-01-31T12:00:00+00:00
       */
      addedDate: string;
      /**
       * Format: date-time
       * @description Time of the last change.
       * @example 2026-01-31T12:00:00+00:00
       */
      lastModified: string;
    };
    /**
     * @description An attachment, embedded in another entity.
     * @example {
     *       "@context": "/api/contexts/Attachment",
     *       "@id": "/api/attachments/7",
     *       "@type": "Attachment",
     *       "id": 7,
     *       "name": "Datasheet",
     *       "attachment_type": "/api/attachment_types/1",
     *       "show_in_table": false,
     *       "picture": false,
     *       "3d_model": false,
     *       "external": false,
     *       "internal": false,
     *       "private": false,
     *       "builtIn": false,
     *       "internal_path": "/media/part/3/datasheet-q7Zt2mXc9LbKf4Hd.pdf",
     *       "thumbnail_url": "/api/attachments/7/thumbnail",
     *       "media_url": "/api/attachments/7/file",
     *       "addedDate": "2026-01-31T12:00:00+00:00",
     *       "lastModified": "2026-01-31T12:00:00+00:00"
     *     }
     */
    AttachmentEmbeddedJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/Attachment
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/attachments/7
       */
      "@id": string;
      /** @constant */
      "@type": "Attachment";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 7
       */
      id: number;
      /** @example Datasheet */
      name: string;
      /**
       * Format: uri-reference
       * @example /api/attachment_types/1
       */
      attachment_type: string;
      /** @description Shown with its element in tables. */
      show_in_table: boolean;
      /**
       * @description Name of the file when it was uploaded.
       * @example stm32f407.pdf
       */
      original_filename?: string;
      /**
       * @description Address of the file when it lies elsewhere.
       * @example https://example.com/stm32f407.pdf
       */
      external_path?: string;
      /** @description Can be shown as a picture. */
      picture: boolean;
      /** @description A stored three-dimensional model. */
      "3d_model": boolean;
      /** @description The file lies elsewhere. */
      external: boolean;
      /** @description The file is stored here. */
      internal: boolean;
      /** @description Reading the stored file needs a permission of its own. */
      private: boolean;
      /** @description The file comes with the service. */
      builtIn: boolean;
      internal_path: components["schemas"]["InternalPath"];
      thumbnail_url: components["schemas"]["ThumbnailUrl"];
      media_url: components["schemas"]["MediaUrl"];
      /**
       * Format: date-time
       * @description Time of creation.
       * @example 2026-01-31T12:00:00+00:00
       */
      addedDate: string;
      /**
       * Format: date-time
       * @description Time of the last change.
       * @example 2026-01-31T12:00:00+00:00
       */
      lastModified: string;
    };
    /**
     * Format: uri-reference
     * @description An attachment in the list of its element: an existing one by its IRI or its number (`@id` or `id`), with what is to change in it, or a new one, which needs `name` and `attachment_type`.
     * @example {
     *       "name": "Datasheet",
     *       "attachment_type": "/api/attachment_types/1",
     *       "url": "https://example.com/stm32f407.pdf"
     *     }
     * @example {
     *       "id": 7,
     *       "name": "Datasheet of revision 2"
     *     }
     * @example /api/attachments/7
     */
    AttachmentInput:
      | string
      | {
          /**
           * Format: uri-reference
           * @example /api/attachments/7
           */
          "@id"?: string;
          /**
           * Format: int64
           * @description Unique ID.
           * @example 7
           */
          id?: number;
          /** @example Datasheet */
          name?: string;
          attachment_type?: components["schemas"]["AttachmentTypeReference"];
          /** @description Shown with its element in tables. Default: `false`. */
          show_in_table?: boolean;
          /**
           * @description Where the file lies: an `http` or `https` address, or one without a scheme (`www.example.com/a.pdf`). It takes the place of a stored file, unless `upload.downloadUrl` fetches it. Null removes the address.
           * @example https://example.com/stm32f407.pdf
           */
          url?: string | null;
          _type?: components["schemas"]["ElementType"];
          upload?: components["schemas"]["Upload"];
        };
    /**
     * @description A file or a link that belongs to an element of the inventory.
     * @example {
     *       "@context": "/api/contexts/Attachment",
     *       "@id": "/api/attachments/7",
     *       "@type": "Attachment",
     *       "id": 7,
     *       "name": "Datasheet",
     *       "attachment_type": "/api/attachment_types/1",
     *       "element": {
     *         "@id": "/api/parts/3",
     *         "@type": "Part",
     *         "id": 3,
     *         "name": "STM32F407VGT6"
     *       },
     *       "show_in_table": false,
     *       "picture": false,
     *       "3d_model": false,
     *       "external": false,
     *       "internal": false,
     *       "private": false,
     *       "builtIn": false,
     *       "internal_path": "/media/part/3/datasheet-q7Zt2mXc9LbKf4Hd.pdf",
     *       "thumbnail_url": "/api/attachments/7/thumbnail",
     *       "media_url": "/api/attachments/7/file",
     *       "addedDate": "2026-01-31T12:00:00+00:00",
     *       "lastModified": "2026-01-31T12:00:00+00:00"
     *     }
     */
    AttachmentJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/Attachment
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/attachments/7
       */
      "@id": string;
      /** @constant */
      "@type": "Attachment";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 7
       */
      id: number;
      /** @example Datasheet */
      name: string;
      /**
       * Format: uri-reference
       * @example /api/attachment_types/1
       */
      attachment_type: string;
      element: components["schemas"]["ElementJsonld"];
      /** @description Shown with its element in tables. */
      show_in_table: boolean;
      /**
       * @description Name of the file when it was uploaded.
       * @example stm32f407.pdf
       */
      original_filename?: string;
      /**
       * @description Address of the file when it lies elsewhere.
       * @example https://example.com/stm32f407.pdf
       */
      external_path?: string;
      /** @description Can be shown as a picture. */
      picture: boolean;
      /** @description A stored three-dimensional model. */
      "3d_model": boolean;
      /** @description The file lies elsewhere. */
      external: boolean;
      /** @description The file is stored here. */
      internal: boolean;
      /** @description Reading the stored file needs a permission of its own. */
      private: boolean;
      /** @description The file comes with the service. */
      builtIn: boolean;
      internal_path: components["schemas"]["InternalPath"];
      thumbnail_url: components["schemas"]["ThumbnailUrl"];
      media_url: components["schemas"]["MediaUrl"];
      /**
       * Format: date-time
       * @description Time of creation.
       * @example 2026-01-31T12:00:00+00:00
       */
      addedDate: string;
      /**
       * Format: date-time
       * @description Time of the last change.
       * @example 2026-01-31T12:00:00+00:00
       */
      lastModified: string;
    };
    AttachmentList: components["schemas"]["Attachment"][];
    /**
     * @description Changes to the attachment. Properties that are not sent keep their values.
     * @example {
     *       "name": "Datasheet of revision 2"
     *     }
     */
    AttachmentPatch: {
      /** @example Datasheet */
      name?: string;
      attachment_type?: components["schemas"]["AttachmentTypeReference"];
      element?: components["schemas"]["ElementReference"];
      /** @description Shown with its element in tables. Default: `false`. */
      show_in_table?: boolean;
      /**
       * @description Where the file lies: an `http` or `https` address, or one without a scheme (`www.example.com/a.pdf`). It takes the place of a stored file, unless `upload.downloadUrl` fetches it. Null removes the address.
       * @example https://example.com/stm32f407.pdf
       */
      url?: string | null;
      _type?: components["schemas"]["ElementType"];
      upload?: components["schemas"]["Upload"];
    };
    /**
     * @description An attachment, embedded in another entity.
     * @example {
     *       "id": 7,
     *       "name": "Datasheet",
     *       "internal_path": "/media/part/3/datasheet-q7Zt2mXc9LbKf4Hd.pdf",
     *       "thumbnail_url": "/api/attachments/7/thumbnail",
     *       "media_url": "/api/attachments/7/file"
     *     }
     */
    AttachmentRef: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 7
       */
      id: number;
      /** @example Datasheet */
      name: string;
      internal_path: components["schemas"]["InternalPath"];
      thumbnail_url: components["schemas"]["ThumbnailUrl"];
      media_url: components["schemas"]["MediaUrl"];
    };
    /**
     * @description An attachment, embedded in another entity.
     * @example {
     *       "@context": "/api/contexts/Attachment",
     *       "@id": "/api/attachments/7",
     *       "@type": "Attachment",
     *       "id": 7,
     *       "name": "Datasheet",
     *       "internal_path": "/media/part/3/datasheet-q7Zt2mXc9LbKf4Hd.pdf",
     *       "thumbnail_url": "/api/attachments/7/thumbnail",
     *       "media_url": "/api/attachments/7/file"
     *     }
     */
    AttachmentRefJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/Attachment
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/attachments/7
       */
      "@id": string;
      /** @constant */
      "@type": "Attachment";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 7
       */
      id: number;
      /** @example Datasheet */
      name: string;
      internal_path: components["schemas"]["InternalPath"];
      thumbnail_url: components["schemas"]["ThumbnailUrl"];
      media_url: components["schemas"]["MediaUrl"];
    };
    /**
     * @description An attachment, by its IRI or as the embedded object of an answer.
     * @example /api/attachments/7
     */
    AttachmentReference: string | components["schemas"]["EntityReference"];
    /**
     * @description An attachment as it is to be.
     * @example {
     *       "name": "Datasheet",
     *       "attachment_type": "/api/attachment_types/1",
     *       "element": "/api/parts/3"
     *     }
     */
    AttachmentReplace: {
      name: string;
      attachment_type: components["schemas"]["AttachmentTypeReference"];
    } & WithRequired<components["schemas"]["AttachmentPatch"], "name" | "attachment_type">;
    /**
     * @description A type of attachments, such as datasheets.
     * @example {
     *       "id": 2,
     *       "name": "Datasheet",
     *       "full_path": "Documents → Datasheet",
     *       "level": 1,
     *       "comment": "Check the date code.",
     *       "not_selectable": false,
     *       "alternative_names": "MCU, µC",
     *       "filetype_filter": ".pdf, image/*",
     *       "attachments": [],
     *       "parameters": [],
     *       "addedDate": "2026-01-31T12:00:00+00:00",
     *       "lastModified": "2026-01-31T12:00:00+00:00"
     *     }
     */
    AttachmentType: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 2
       */
      id: number;
      /**
       * @description Name. Unique among the children of the same parent.
       * @example Datasheet
       */
      name: string;
      /**
       * @description Names of all ancestors and of the element, separated by ` → `.
       * @example Documents → Datasheet
       */
      full_path: string;
      /**
       * @description Number of ancestors.
       * @example 1
       */
      level: number;
      /** @description Parent element. `null` makes it a root element. */
      parent?: components["schemas"]["AttachmentType"];
      /**
       * @description Comment in Markdown.
       * @example Check the date code.
       */
      comment: string;
      /** @description Whether it only groups other types and cannot be assigned to attachments. */
      not_selectable: boolean;
      /**
       * @description Comma-separated alternative names.
       * @example MCU, µC
       */
      alternative_names: string;
      /**
       * @description Allowed file types: a comma-separated list of file extensions (`.pdf`), media types (`application/pdf`) and `image/*`, `audio/*` or `video/*`. Empty allows all.
       * @example .pdf, image/*
       */
      filetype_filter: string;
      /** @description Files and links that belong to the element. */
      attachments: components["schemas"]["AttachmentRef"][];
      /** @description Preview picture. Must be an attachment of the element. */
      master_picture_attachment?: components["schemas"]["AttachmentRef"];
      /** @description Parameters of the element. */
      parameters: components["schemas"]["ParameterRef"][];
      /**
       * Format: date-time
       * @description Time of creation.
       * @example 2026-01-31T12:00:00+00:00
       */
      addedDate: string;
      /**
       * Format: date-time
       * @description Time of the last change.
       * @example 2026-01-31T12:00:00+00:00
       */
      lastModified: string;
    };
    /**
     * @description A page of a list (Hydra).
     * @example {
     *       "@context": "/api/contexts/AttachmentType",
     *       "@id": "/api/attachment_types",
     *       "@type": "hydra:Collection",
     *       "hydra:totalItems": 1,
     *       "hydra:member": [
     *         {
     *           "@id": "/api/attachment_types/2",
     *           "@type": "AttachmentType",
     *           "id": 2,
     *           "name": "Datasheet",
     *           "full_path": "Documents → Datasheet",
     *           "level": 1,
     *           "comment": "Check the date code.",
     *           "not_selectable": false,
     *           "alternative_names": "MCU, µC",
     *           "filetype_filter": ".pdf, image/*",
     *           "attachments": [],
     *           "parameters": [],
     *           "addedDate": "2026-01-31T12:00:00+00:00",
     *           "lastModified": "2026-01-31T12:00:00+00:00"
     *         }
     *       ]
     *     }
     */
    AttachmentTypeCollectionJsonld: {
      /**
       * Format: uri-reference
       * @example /api/contexts/AttachmentType
       */
      "@context": string;
      /**
       * Format: uri-reference
       * @example /api/attachment_types
       */
      "@id": string;
      /** @constant */
      "@type": "hydra:Collection";
      /** @example 1 */
      "hydra:totalItems": number;
      "hydra:member": components["schemas"]["AttachmentTypeJsonld"][];
      "hydra:view"?: components["schemas"]["HydraPartialCollectionView"];
      "hydra:search"?: components["schemas"]["HydraIriTemplate"];
    };
    /**
     * @description A new attachment type.
     * @example {
     *       "name": "Datasheet",
     *       "parent": "/api/attachment_types/1",
     *       "filetype_filter": ".pdf"
     *     }
     */
    AttachmentTypeCreate: {
      name: string;
    } & WithRequired<components["schemas"]["AttachmentTypePatch"], "name">;
    /**
     * @description A type of attachments, such as datasheets.
     * @example {
     *       "@context": "/api/contexts/AttachmentType",
     *       "@id": "/api/attachment_types/2",
     *       "@type": "AttachmentType",
     *       "id": 2,
     *       "name": "Datasheet",
     *       "full_path": "Documents → Datasheet",
     *       "level": 1,
     *       "comment": "Check the date code.",
     *       "not_selectable": false,
     *       "alternative_names": "MCU, µC",
     *       "filetype_filter": ".pdf, image/*",
     *       "attachments": [],
     *       "parameters": [],
     *       "addedDate": "2026-01-31T12:00:00+00:00",
     *       "lastModified": "2026-01-31T12:00:00+00:00"
     *     }
     */
    AttachmentTypeJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/AttachmentType
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/attachment_types/2
       */
      "@id": string;
      /** @constant */
      "@type": "AttachmentType";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 2
       */
      id: number;
      /**
       * @description Name. Unique among the children of the same parent.
       * @example Datasheet
       */
      name: string;
      /**
       * @description Names of all ancestors and of the element, separated by ` → `.
       * @example Documents → Datasheet
       */
      full_path: string;
      /**
       * @description Number of ancestors.
       * @example 1
       */
      level: number;
      /** @description Parent element. `null` makes it a root element. */
      parent?: components["schemas"]["AttachmentTypeJsonld"];
      /**
       * @description Comment in Markdown.
       * @example Check the date code.
       */
      comment: string;
      /** @description Whether it only groups other types and cannot be assigned to attachments. */
      not_selectable: boolean;
      /**
       * @description Comma-separated alternative names.
       * @example MCU, µC
       */
      alternative_names: string;
      /**
       * @description Allowed file types: a comma-separated list of file extensions (`.pdf`), media types (`application/pdf`) and `image/*`, `audio/*` or `video/*`. Empty allows all.
       * @example .pdf, image/*
       */
      filetype_filter: string;
      /** @description Files and links that belong to the element. */
      attachments: components["schemas"]["AttachmentRefJsonld"][];
      /** @description Preview picture. Must be an attachment of the element. */
      master_picture_attachment?: components["schemas"]["AttachmentRefJsonld"];
      /** @description Parameters of the element. */
      parameters: components["schemas"]["ParameterRefJsonld"][];
      /**
       * Format: date-time
       * @description Time of creation.
       * @example 2026-01-31T12:00:00+00:00
       */
      addedDate: string;
      /**
       * Format: date-time
       * @description Time of the last change.
       * @example 2026-01-31T12:00:00+00:00
       */
      lastModified: string;
    };
    AttachmentTypeList: components["schemas"]["AttachmentType"][];
    /**
     * @description Changes to the attachment type. Properties that are not sent keep their values.
     * @example {
     *       "filetype_filter": ".pdf, image/*"
     *     }
     */
    AttachmentTypePatch: {
      /**
       * @description Name. Unique among the children of the same parent.
       * @example Datasheet
       */
      name?: string;
      /**
       * @description Parent element. `null` makes it a root element.
       * @example /api/attachment_types/2
       */
      parent?: components["schemas"]["AttachmentTypeReference"] | null;
      /**
       * @description Comment in Markdown. Default: empty.
       * @example Check the date code.
       */
      comment?: string;
      /** @description Whether it only groups other types and cannot be assigned to attachments. Default: `false`. */
      not_selectable?: boolean;
      /**
       * @description Comma-separated alternative names. Default: empty.
       * @example MCU, µC
       */
      alternative_names?: string;
      /**
       * @description Allowed file types: a comma-separated list of file extensions (`.pdf`), media types (`application/pdf`) and `image/*`, `audio/*` or `video/*`. Empty allows all. Default: empty.
       * @example .pdf, image/*
       */
      filetype_filter?: string;
      /** @description Files and links that belong to the element. A request replaces the whole list: entries that it does not name are deleted. */
      attachments?: components["schemas"]["AttachmentInput"][];
      /**
       * @description Preview picture. Must be an attachment of the element.
       * @example /api/attachments/7
       */
      master_picture_attachment?: components["schemas"]["AttachmentReference"] | null;
      /** @description Parameters of the element. A request replaces the whole list: entries that it does not name are deleted. */
      parameters?: components["schemas"]["ParameterInput"][];
    };
    /**
     * @description An attachment type, embedded in another entity.
     * @example {
     *       "id": 2,
     *       "name": "Datasheet",
     *       "full_path": "Documents → Datasheet"
     *     }
     */
    AttachmentTypeRef: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 2
       */
      id: number;
      /**
       * @description Name. Unique among the children of the same parent.
       * @example Datasheet
       */
      name: string;
      /**
       * @description Names of all ancestors and of the element, separated by ` → `.
       * @example Documents → Datasheet
       */
      full_path: string;
    };
    /**
     * @description An attachment type, embedded in another entity.
     * @example {
     *       "@context": "/api/contexts/AttachmentType",
     *       "@id": "/api/attachment_types/2",
     *       "@type": "AttachmentType",
     *       "id": 2,
     *       "name": "Datasheet",
     *       "full_path": "Documents → Datasheet"
     *     }
     */
    AttachmentTypeRefJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/AttachmentType
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/attachment_types/2
       */
      "@id": string;
      /** @constant */
      "@type": "AttachmentType";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 2
       */
      id: number;
      /**
       * @description Name. Unique among the children of the same parent.
       * @example Datasheet
       */
      name: string;
      /**
       * @description Names of all ancestors and of the element, separated by ` → `.
       * @example Documents → Datasheet
       */
      full_path: string;
    };
    /**
     * @description An attachment type, by its IRI or as the embedded object of an answer.
     * @example /api/attachment_types/2
     */
    AttachmentTypeReference: string | components["schemas"]["EntityReference"];
    /**
     * @description Exchanges an authorization code (RFC 6749 §4.1.3).
     * @example {
     *       "grant_type": "authorization_code",
     *       "client_id": "41e2a6316b26f55fcfca56c1826408e5",
     *       "code": "eyJ",
     *       "redirect_uri": "http://127.0.0.1:49152/callback",
     *       "code_verifier": "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
     *     }
     */
    AuthorizationCodeGrant: {
      /**
       * @description Grant type. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      grant_type: "authorization_code";
      client_id?: components["schemas"]["OAuthClientId"];
      /**
       * @description Authorization code. Valid for ten minutes.
       * @example eyJ
       */
      code: string;
      /**
       * @description Redirect URI of the authorization request. Required if that request contained it.
       * @example http://127.0.0.1:49152/callback
       */
      redirect_uri?: string;
      code_verifier: components["schemas"]["PkceValue"];
      resource?: components["schemas"]["ResourceList"];
    };
    /**
     * @description The form of the consent page.
     * @example {
     *       "_csrf_token": "MTY4Zg",
     *       "oauth_decision": "approve",
     *       "oauth_scope_level": "edit",
     *       "oauth_ttl_days": "30"
     *     }
     */
    AuthorizationDecision: {
      /**
       * @description CSRF token from the page.
       * @example MTY4Zg
       */
      _csrf_token: string;
      /**
       * @description Value of the button (`approve` or `deny`).
       * @example approve
       */
      oauth_decision: string;
      oauth_scope_level?: components["schemas"]["OAuthScope"];
      /**
       * @description Name that the user gives this connection.
       * @example Laptop
       */
      oauth_friendly_name?: string;
      /**
       * @description Days after the last use until the client can no longer renew its access (default 30). `none` allows no renewal.
       * @example 30
       * @enum {string}
       */
      oauth_ttl_days?: "" | "none" | "1" | "7" | "30" | "90" | "365" | "unlimited";
    };
    /**
     * @description Authorization server metadata (RFC 8414 §2).
     * @example {
     *       "issuer": "https://parts.example.org",
     *       "authorization_endpoint": "https://parts.example.org/oauth/authorize",
     *       "token_endpoint": "https://parts.example.org/oauth/token",
     *       "revocation_endpoint": "https://parts.example.org/oauth/revoke",
     *       "registration_endpoint": "https://parts.example.org/oauth/register",
     *       "jwks_uri": "https://parts.example.org/.well-known/jwks.json",
     *       "scopes_supported": [
     *         "read_only",
     *         "edit"
     *       ],
     *       "response_types_supported": [
     *         "code"
     *       ],
     *       "response_modes_supported": [
     *         "query"
     *       ],
     *       "grant_types_supported": [
     *         "authorization_code",
     *         "refresh_token"
     *       ],
     *       "token_endpoint_auth_methods_supported": [
     *         "none"
     *       ],
     *       "revocation_endpoint_auth_methods_supported": [
     *         "none"
     *       ],
     *       "code_challenge_methods_supported": [
     *         "S256"
     *       ],
     *       "authorization_response_iss_parameter_supported": true,
     *       "service_documentation": "https://parts.example.org/api/docs"
     *     }
     */
    AuthorizationServerMetadata: {
      /**
       * Format: uri
       * @description Issuer of all tokens.
       */
      issuer: string;
      /**
       * Format: uri
       * @description URL of the authorization endpoint.
       */
      authorization_endpoint: string;
      /**
       * Format: uri
       * @description URL of the token endpoint.
       */
      token_endpoint: string;
      /**
       * Format: uri
       * @description URL of the revocation endpoint.
       */
      revocation_endpoint: string;
      /**
       * Format: uri
       * @description URL of the registration endpoint. Omitted if client registration is disabled.
       */
      registration_endpoint?: string;
      /**
       * Format: uri
       * @description URL of the JSON Web Key Set.
       */
      jwks_uri: string;
      scopes_supported: components["schemas"]["AdvertisedScopes"];
      response_types_supported: components["schemas"]["ResponseTypeList"];
      /** @description Supported response modes. */
      response_modes_supported: "query"[];
      grant_types_supported: components["schemas"]["GrantTypeList"];
      /** @description Client authentication methods of the token endpoint. */
      token_endpoint_auth_methods_supported: components["schemas"]["NoClientSecret"][];
      /** @description Client authentication methods of the revocation endpoint. */
      revocation_endpoint_auth_methods_supported: components["schemas"]["NoClientSecret"][];
      /** @description Supported PKCE code challenge methods. */
      code_challenge_methods_supported: "S256"[];
      /**
       * @description Whether authorization responses contain `iss` (RFC 9207).
       * @example true
       * @constant
       */
      authorization_response_iss_parameter_supported: true;
      /**
       * Format: uri
       * @description URL of the API documentation.
       */
      service_documentation: string;
    };
    /**
     * @description Boolean. `1` means `true`, `0` means `false`.
     * @example true
     */
    BooleanFilterValue: boolean | ("1" | "0");
    /**
     * @description A category of parts.
     * @example {
     *       "id": 3,
     *       "name": "Microcontrollers",
     *       "full_path": "ICs → Microcontrollers",
     *       "level": 1,
     *       "comment": "Check the date code.",
     *       "not_selectable": false,
     *       "alternative_names": "MCU, µC",
     *       "partname_hint": "Order number without the packaging",
     *       "partname_regex": "/^STM32/",
     *       "part_ipn_prefix": "IC-",
     *       "disable_footprints": false,
     *       "disable_manufacturers": false,
     *       "disable_autodatasheets": false,
     *       "disable_properties": false,
     *       "default_description": "32-bit microcontroller",
     *       "default_comment": "Check the date code.",
     *       "eda_info": {
     *         "reference_prefix": "U"
     *       },
     *       "attachments": [],
     *       "parameters": [],
     *       "addedDate": "2026-01-31T12:00:00+00:00",
     *       "lastModified": "2026-01-31T12:00:00+00:00"
     *     }
     */
    Category: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 3
       */
      id: number;
      /**
       * @description Name. Unique among the children of the same parent.
       * @example Microcontrollers
       */
      name: string;
      /**
       * @description Names of all ancestors and of the element, separated by ` → `.
       * @example ICs → Microcontrollers
       */
      full_path: string;
      /**
       * @description Number of ancestors.
       * @example 1
       */
      level: number;
      /**
       * Format: uri-reference
       * @description Parent element. `null` makes it a root element.
       * @example /api/categories/1
       */
      parent?: string;
      /**
       * @description Comment in Markdown.
       * @example Check the date code.
       */
      comment: string;
      /** @description Whether it only groups other categories and cannot be assigned to parts. */
      not_selectable: boolean;
      /**
       * @description Comma-separated alternative names.
       * @example MCU, µC
       */
      alternative_names: string;
      /**
       * @description Advice for naming parts of this category.
       * @example Order number without the packaging
       */
      partname_hint: string;
      /**
       * @description Regular expression that the names of its parts must match, in RE2 syntax with delimiters (`/^LM[0-9]+/i`). Supported flags are `i`, `m`, `s`, `u` and `U`.
       * @example /^STM32/
       */
      partname_regex: string;
      /**
       * @description IPN prefix of its parts. Informational.
       * @example IC-
       */
      part_ipn_prefix: string;
      /** @description Whether its parts have no footprints. Informational. */
      disable_footprints: boolean;
      /** @description Whether its parts have no manufacturers. Informational. */
      disable_manufacturers: boolean;
      /** @description Whether its parts have no generated datasheet links. Informational. */
      disable_autodatasheets: boolean;
      /** @description Whether its parts have no parameters. Informational. */
      disable_properties: boolean;
      /**
       * @description Suggested description of new parts. Not applied by the API.
       * @example 32-bit microcontroller
       */
      default_description: string;
      /**
       * @description Suggested comment of new parts. Not applied by the API.
       * @example Check the date code.
       */
      default_comment: string;
      eda_info: components["schemas"]["CategoryEdaInfo"];
      /** @description Files and links that belong to the element. */
      attachments: components["schemas"]["AttachmentRef"][];
      /** @description Preview picture. Must be an attachment of the element. */
      master_picture_attachment?: components["schemas"]["AttachmentRef"];
      /** @description Parameters of the element. */
      parameters: components["schemas"]["ParameterRef"][];
      /**
       * Format: date-time
       * @description Time of creation.
       * @example 2026-01-31T12:00:00+00:00
       */
      addedDate: string;
      /**
       * Format: date-time
       * @description Time of the last change.
       * @example 2026-01-31T12:00:00+00:00
       */
      lastModified: string;
    };
    /**
     * @description A page of a list (Hydra).
     * @example {
     *       "@context": "/api/contexts/Category",
     *       "@id": "/api/categories",
     *       "@type": "hydra:Collection",
     *       "hydra:totalItems": 1,
     *       "hydra:member": [
     *         {
     *           "@id": "/api/categories/3",
     *           "@type": "Category",
     *           "id": 3,
     *           "name": "Microcontrollers",
     *           "full_path": "ICs → Microcontrollers",
     *           "level": 1,
     *           "comment": "Check the date code.",
     *           "not_selectable": false,
     *           "alternative_names": "MCU, µC",
     *           "partname_hint": "Order number without the packaging",
     *           "partname_regex": "/^STM32/",
     *           "part_ipn_prefix": "IC-",
     *           "disable_footprints": false,
     *           "disable_manufacturers": false,
     *           "disable_autodatasheets": false,
     *           "disable_properties": false,
     *           "default_description": "32-bit microcontroller",
     *           "default_comment": "Check the date code.",
     *           "eda_info": {
     *             "@id": "/api/.well-known/genid/part-3",
     *             "@type": "EDACategoryInfo",
     *             "reference_prefix": "U"
     *           },
     *           "attachments": [],
     *           "parameters": [],
     *           "addedDate": "2026-01-31T12:00:00+00:00",
     *           "lastModified": "2026-01-31T12:00:00+00:00"
     *         }
     *       ]
     *     }
     */
    CategoryCollectionJsonld: {
      /**
       * Format: uri-reference
       * @example /api/contexts/Category
       */
      "@context": string;
      /**
       * Format: uri-reference
       * @example /api/categories
       */
      "@id": string;
      /** @constant */
      "@type": "hydra:Collection";
      /** @example 1 */
      "hydra:totalItems": number;
      "hydra:member": components["schemas"]["CategoryJsonld"][];
      "hydra:view"?: components["schemas"]["HydraPartialCollectionView"];
      "hydra:search"?: components["schemas"]["HydraIriTemplate"];
    };
    /**
     * @description A new category.
     * @example {
     *       "name": "Microcontrollers",
     *       "parent": "/api/categories/1"
     *     }
     */
    CategoryCreate: {
      name: string;
    } & WithRequired<components["schemas"]["CategoryPatch"], "name">;
    /**
     * @description EDA settings for parts of this category. Settings of a part take precedence.
     * @example {
     *       "reference_prefix": "U"
     *     }
     */
    CategoryEdaInfo: {
      /**
       * @description Prefix of reference designators.
       * @example U
       */
      reference_prefix?: string;
      /** @description Whether EDA programs list the parts. If `null`, the parts with EDA settings are listed. */
      visibility?: boolean;
      /** @description Whether to exclude the parts from the bill of materials. */
      exclude_from_bom?: boolean;
      /** @description Whether to exclude the parts from the circuit board. */
      exclude_from_board?: boolean;
      /** @description Whether to exclude the parts from simulation. */
      exclude_from_sim?: boolean;
      /**
       * @description KiCad symbol.
       * @example MCU_ST_STM32F4:STM32F407VGTx
       */
      kicad_symbol?: string;
    };
    /**
     * @description Omitted properties keep their values. `null` clears a property.
     * @example {
     *       "reference_prefix": "U"
     *     }
     */
    CategoryEdaInfoInput: {
      /**
       * @description Prefix of reference designators.
       * @example U
       */
      reference_prefix?: string | null;
      /** @description Whether EDA programs list the parts. If `null`, the parts with EDA settings are listed. */
      visibility?: boolean | null;
      /** @description Whether to exclude the parts from the bill of materials. */
      exclude_from_bom?: boolean | null;
      /** @description Whether to exclude the parts from the circuit board. */
      exclude_from_board?: boolean | null;
      /** @description Whether to exclude the parts from simulation. */
      exclude_from_sim?: boolean | null;
      /**
       * @description KiCad symbol.
       * @example MCU_ST_STM32F4:STM32F407VGTx
       */
      kicad_symbol?: string | null;
    } | null;
    /**
     * @description EDA settings for parts of this category. Settings of a part take precedence.
     * @example {
     *       "@id": "/api/.well-known/genid/part-3",
     *       "@type": "EDACategoryInfo",
     *       "reference_prefix": "U"
     *     }
     */
    CategoryEdaInfoJsonld: {
      /**
       * Format: uri-reference
       * @example /api/.well-known/genid/part-3
       */
      "@id"?: string;
      /** @constant */
      "@type": "EDACategoryInfo";
      /**
       * @description Prefix of reference designators.
       * @example U
       */
      reference_prefix?: string;
      /** @description Whether EDA programs list the parts. If `null`, the parts with EDA settings are listed. */
      visibility?: boolean;
      /** @description Whether to exclude the parts from the bill of materials. */
      exclude_from_bom?: boolean;
      /** @description Whether to exclude the parts from the circuit board. */
      exclude_from_board?: boolean;
      /** @description Whether to exclude the parts from simulation. */
      exclude_from_sim?: boolean;
      /**
       * @description KiCad symbol.
       * @example MCU_ST_STM32F4:STM32F407VGTx
       */
      kicad_symbol?: string;
    };
    /**
     * @description A category of parts.
     * @example {
     *       "@context": "/api/contexts/Category",
     *       "@id": "/api/categories/3",
     *       "@type": "Category",
     *       "id": 3,
     *       "name": "Microcontrollers",
     *       "full_path": "ICs → Microcontrollers",
     *       "level": 1,
     *       "comment": "Check the date code.",
     *       "not_selectable": false,
     *       "alternative_names": "MCU, µC",
     *       "partname_hint": "Order number without the packaging",
     *       "partname_regex": "/^STM32/",
     *       "part_ipn_prefix": "IC-",
     *       "disable_footprints": false,
     *       "disable_manufacturers": false,
     *       "disable_autodatasheets": false,
     *       "disable_properties": false,
     *       "default_description": "32-bit microcontroller",
     *       "default_comment": "Check the date code.",
     *       "eda_info": {
     *         "@id": "/api/.well-known/genid/part-3",
     *         "@type": "EDACategoryInfo",
     *         "reference_prefix": "U"
     *       },
     *       "attachments": [],
     *       "parameters": [],
     *       "addedDate": "2026-01-31T12:00:00+00:00",
     *       "lastModified": "2026-01-31T12:00:00+00:00"
     *     }
     */
    CategoryJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/Category
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/categories/3
       */
      "@id": string;
      /** @constant */
      "@type": "Category";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 3
       */
      id: number;
      /**
       * @description Name. Unique among the children of the same parent.
       * @example Microcontrollers
       */
      name: string;
      /**
       * @description Names of all ancestors and of the element, separated by ` → `.
       * @example ICs → Microcontrollers
       */
      full_path: string;
      /**
       * @description Number of ancestors.
       * @example 1
       */
      level: number;
      /**
       * Format: uri-reference
       * @description Parent element. `null` makes it a root element.
       * @example /api/categories/1
       */
      parent?: string;
      /**
       * @description Comment in Markdown.
       * @example Check the date code.
       */
      comment: string;
      /** @description Whether it only groups other categories and cannot be assigned to parts. */
      not_selectable: boolean;
      /**
       * @description Comma-separated alternative names.
       * @example MCU, µC
       */
      alternative_names: string;
      /**
       * @description Advice for naming parts of this category.
       * @example Order number without the packaging
       */
      partname_hint: string;
      /**
       * @description Regular expression that the names of its parts must match, in RE2 syntax with delimiters (`/^LM[0-9]+/i`). Supported flags are `i`, `m`, `s`, `u` and `U`.
       * @example /^STM32/
       */
      partname_regex: string;
      /**
       * @description IPN prefix of its parts. Informational.
       * @example IC-
       */
      part_ipn_prefix: string;
      /** @description Whether its parts have no footprints. Informational. */
      disable_footprints: boolean;
      /** @description Whether its parts have no manufacturers. Informational. */
      disable_manufacturers: boolean;
      /** @description Whether its parts have no generated datasheet links. Informational. */
      disable_autodatasheets: boolean;
      /** @description Whether its parts have no parameters. Informational. */
      disable_properties: boolean;
      /**
       * @description Suggested description of new parts. Not applied by the API.
       * @example 32-bit microcontroller
       */
      default_description: string;
      /**
       * @description Suggested comment of new parts. Not applied by the API.
       * @example Check the date code.
       */
      default_comment: string;
      eda_info: components["schemas"]["CategoryEdaInfoJsonld"];
      /** @description Files and links that belong to the element. */
      attachments: components["schemas"]["AttachmentRefJsonld"][];
      /** @description Preview picture. Must be an attachment of the element. */
      master_picture_attachment?: components["schemas"]["AttachmentRefJsonld"];
      /** @description Parameters of the element. */
      parameters: components["schemas"]["ParameterRefJsonld"][];
      /**
       * Format: date-time
       * @description Time of creation.
       * @example 2026-01-31T12:00:00+00:00
       */
      addedDate: string;
      /**
       * Format: date-time
       * @description Time of the last change.
       * @example 2026-01-31T12:00:00+00:00
       */
      lastModified: string;
    };
    CategoryList: components["schemas"]["Category"][];
    /**
     * @description Changes to the category. Properties that are not sent keep their values.
     * @example {
     *       "comment": "Check the errata before use."
     *     }
     */
    CategoryPatch: {
      /**
       * @description Name. Unique among the children of the same parent.
       * @example Microcontrollers
       */
      name?: string;
      /**
       * @description Parent element. `null` makes it a root element.
       * @example /api/categories/3
       */
      parent?: components["schemas"]["CategoryReference"] | null;
      /**
       * @description Comment in Markdown. Default: empty.
       * @example Check the date code.
       */
      comment?: string;
      /** @description Whether it only groups other categories and cannot be assigned to parts. Default: `false`. */
      not_selectable?: boolean;
      /**
       * @description Comma-separated alternative names. Default: empty.
       * @example MCU, µC
       */
      alternative_names?: string;
      /**
       * @description Advice for naming parts of this category. Default: empty.
       * @example Order number without the packaging
       */
      partname_hint?: string;
      /**
       * @description Regular expression that the names of its parts must match, in RE2 syntax with delimiters (`/^LM[0-9]+/i`). Supported flags are `i`, `m`, `s`, `u` and `U`. Default: empty.
       * @example /^STM32/
       */
      partname_regex?: string;
      /**
       * @description IPN prefix of its parts. Informational. Default: empty.
       * @example IC-
       */
      part_ipn_prefix?: string;
      /** @description Whether its parts have no footprints. Informational. Default: `false`. */
      disable_footprints?: boolean;
      /** @description Whether its parts have no manufacturers. Informational. Default: `false`. */
      disable_manufacturers?: boolean;
      /** @description Whether its parts have no generated datasheet links. Informational. Default: `false`. */
      disable_autodatasheets?: boolean;
      /** @description Whether its parts have no parameters. Informational. Default: `false`. */
      disable_properties?: boolean;
      /**
       * @description Suggested description of new parts. Not applied by the API. Default: empty.
       * @example 32-bit microcontroller
       */
      default_description?: string;
      /**
       * @description Suggested comment of new parts. Not applied by the API. Default: empty.
       * @example Check the date code.
       */
      default_comment?: string;
      eda_info?: components["schemas"]["CategoryEdaInfoInput"];
      /** @description Files and links that belong to the element. A request replaces the whole list: entries that it does not name are deleted. */
      attachments?: components["schemas"]["AttachmentInput"][];
      /**
       * @description Preview picture. Must be an attachment of the element.
       * @example /api/attachments/7
       */
      master_picture_attachment?: components["schemas"]["AttachmentReference"] | null;
      /** @description Parameters of the element. A request replaces the whole list: entries that it does not name are deleted. */
      parameters?: components["schemas"]["ParameterInput"][];
    };
    /**
     * @description A category, embedded in another entity.
     * @example {
     *       "id": 3,
     *       "name": "Microcontrollers",
     *       "full_path": "ICs → Microcontrollers"
     *     }
     */
    CategoryRef: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 3
       */
      id: number;
      /**
       * @description Name. Unique among the children of the same parent.
       * @example Microcontrollers
       */
      name: string;
      /**
       * @description Names of all ancestors and of the element, separated by ` → `.
       * @example ICs → Microcontrollers
       */
      full_path: string;
    };
    /**
     * @description A category, embedded in another entity.
     * @example {
     *       "@context": "/api/contexts/Category",
     *       "@id": "/api/categories/3",
     *       "@type": "Category",
     *       "id": 3,
     *       "name": "Microcontrollers",
     *       "full_path": "ICs → Microcontrollers"
     *     }
     */
    CategoryRefJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/Category
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/categories/3
       */
      "@id": string;
      /** @constant */
      "@type": "Category";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 3
       */
      id: number;
      /**
       * @description Name. Unique among the children of the same parent.
       * @example Microcontrollers
       */
      name: string;
      /**
       * @description Names of all ancestors and of the element, separated by ` → `.
       * @example ICs → Microcontrollers
       */
      full_path: string;
    };
    /**
     * @description A category, by its IRI or as the embedded object of an answer.
     * @example /api/categories/3
     */
    CategoryReference: string | components["schemas"]["EntityReference"];
    /**
     * @description Client metadata (RFC 7591 §2).
     * @example {
     *       "client_name": "Label printer",
     *       "redirect_uris": [
     *         "http://127.0.0.1/callback"
     *       ],
     *       "scope": "read_only edit"
     *     }
     */
    ClientMetadata: {
      redirect_uris: components["schemas"]["RedirectUriList"];
      /**
       * @description Name that users see. Truncated to 128 characters. Default: `"Unnamed OAuth client"`.
       * @example Label printer
       */
      client_name?: string;
      grant_types?: components["schemas"]["GrantTypeList"];
      response_types?: components["schemas"]["ResponseTypeList"];
      token_endpoint_auth_method?: components["schemas"]["NoClientSecret"];
      /**
       * @description Space-separated scopes that the client can request. For `admin` and `full`, an administrator must register the client. Default: `"read_only"`.
       * @example read_only edit
       */
      scope?: string;
    } & {
      [key: string]: unknown;
    };
    /**
     * @description An HTML page with a table of clients.
     * @example <!doctype html><title>OAuth clients</title>
     */
    ClientsPage: string;
    /**
     * @description An HTML page that shows the client and the requested access, with a form to approve or deny it.
     * @example <!doctype html><title>Connect Label printer?</title>
     */
    ConsentPage: string;
    /**
     * @description A JSON-LD context.
     * @example {
     *       "hydra": "http://www.w3.org/ns/hydra/core#"
     *     }
     */
    ContextDefinition: {
      [key: string]: unknown;
    };
    /**
     * @description A currency of prices.
     * @example {
     *       "id": 3,
     *       "name": "US dollar",
     *       "full_path": "US dollar",
     *       "level": 1,
     *       "comment": "Check the date code.",
     *       "not_selectable": false,
     *       "alternative_names": "MCU, µC",
     *       "iso_code": "USD",
     *       "attachments": [],
     *       "parameters": [],
     *       "addedDate": "2026-01-31T12:00:00+00:00",
     *       "lastModified": "2026-01-31T12:00:00+00:00"
     *     }
     */
    Currency: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 3
       */
      id: number;
      /**
       * @description Name. Unique among the children of the same parent.
       * @example US dollar
       */
      name: string;
      /**
       * @description Names of all ancestors and of the element, separated by ` → `.
       * @example US dollar
       */
      full_path: string;
      /**
       * @description Number of ancestors.
       * @example 1
       */
      level: number;
      /**
       * Format: uri-reference
       * @description Parent element. `null` makes it a root element.
       * @example /api/currencies/1
       */
      parent?: string;
      /**
       * @description Comment in Markdown.
       * @example Check the date code.
       */
      comment: string;
      /** @description Whether it only groups other currencies and cannot be assigned to prices. */
      not_selectable: boolean;
      /**
       * @description Comma-separated alternative names.
       * @example MCU, µC
       */
      alternative_names: string;
      /**
       * @description ISO 4217 code in capital letters. Must be unique.
       * @example USD
       */
      iso_code: string;
      /**
       * @description Value of one unit in the base currency. Must be greater than 0. `null` if unknown.
       * @example 0.92
       */
      exchange_rate?: string;
      /**
       * @description Value of one unit of the base currency in this currency, rounded to five decimal places.
       * @example 1.08696
       */
      inverseExchangeRate?: string;
      /** @description Files and links that belong to the element. */
      attachments: components["schemas"]["AttachmentRef"][];
      /** @description Preview picture. Must be an attachment of the element. */
      master_picture_attachment?: components["schemas"]["AttachmentRef"];
      /** @description Parameters of the element. */
      parameters: components["schemas"]["ParameterRef"][];
      /**
       * Format: date-time
       * @description Time of creation.
       * @example 2026-01-31T12:00:00+00:00
       */
      addedDate: string;
      /**
       * Format: date-time
       * @description Time of the last change.
       * @example 2026-01-31T12:00:00+00:00
       */
      lastModified: string;
    };
    /**
     * @description A page of a list (Hydra).
     * @example {
     *       "@context": "/api/contexts/Currency",
     *       "@id": "/api/currencies",
     *       "@type": "hydra:Collection",
     *       "hydra:totalItems": 1,
     *       "hydra:member": [
     *         {
     *           "@id": "/api/currencies/3",
     *           "@type": "Currency",
     *           "id": 3,
     *           "name": "US dollar",
     *           "full_path": "US dollar",
     *           "level": 1,
     *           "comment": "Check the date code.",
     *           "not_selectable": false,
     *           "alternative_names": "MCU, µC",
     *           "iso_code": "USD",
     *           "attachments": [],
     *           "parameters": [],
     *           "addedDate": "2026-01-31T12:00:00+00:00",
     *           "lastModified": "2026-01-31T12:00:00+00:00"
     *         }
     *       ]
     *     }
     */
    CurrencyCollectionJsonld: {
      /**
       * Format: uri-reference
       * @example /api/contexts/Currency
       */
      "@context": string;
      /**
       * Format: uri-reference
       * @example /api/currencies
       */
      "@id": string;
      /** @constant */
      "@type": "hydra:Collection";
      /** @example 1 */
      "hydra:totalItems": number;
      "hydra:member": components["schemas"]["CurrencyJsonld"][];
      "hydra:view"?: components["schemas"]["HydraPartialCollectionView"];
      "hydra:search"?: components["schemas"]["HydraIriTemplate"];
    };
    /**
     * @description A new currency.
     * @example {
     *       "name": "US dollar",
     *       "iso_code": "USD",
     *       "exchange_rate": "0.92"
     *     }
     */
    CurrencyCreate: {
      name: string;
      iso_code: string;
    } & WithRequired<components["schemas"]["CurrencyPatch"], "name" | "iso_code">;
    /**
     * @description A currency of prices.
     * @example {
     *       "@context": "/api/contexts/Currency",
     *       "@id": "/api/currencies/3",
     *       "@type": "Currency",
     *       "id": 3,
     *       "name": "US dollar",
     *       "full_path": "US dollar",
     *       "level": 1,
     *       "comment": "Check the date code.",
     *       "not_selectable": false,
     *       "alternative_names": "MCU, µC",
     *       "iso_code": "USD",
     *       "attachments": [],
     *       "parameters": [],
     *       "addedDate": "2026-01-31T12:00:00+00:00",
     *       "lastModified": "2026-01-31T12:00:00+00:00"
     *     }
     */
    CurrencyJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/Currency
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/currencies/3
       */
      "@id": string;
      /** @constant */
      "@type": "Currency";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 3
       */
      id: number;
      /**
       * @description Name. Unique among the children of the same parent.
       * @example US dollar
       */
      name: string;
      /**
       * @description Names of all ancestors and of the element, separated by ` → `.
       * @example US dollar
       */
      full_path: string;
      /**
       * @description Number of ancestors.
       * @example 1
       */
      level: number;
      /**
       * Format: uri-reference
       * @description Parent element. `null` makes it a root element.
       * @example /api/currencies/1
       */
      parent?: string;
      /**
       * @description Comment in Markdown.
       * @example Check the date code.
       */
      comment: string;
      /** @description Whether it only groups other currencies and cannot be assigned to prices. */
      not_selectable: boolean;
      /**
       * @description Comma-separated alternative names.
       * @example MCU, µC
       */
      alternative_names: string;
      /**
       * @description ISO 4217 code in capital letters. Must be unique.
       * @example USD
       */
      iso_code: string;
      /**
       * @description Value of one unit in the base currency. Must be greater than 0. `null` if unknown.
       * @example 0.92
       */
      exchange_rate?: string;
      /**
       * @description Value of one unit of the base currency in this currency, rounded to five decimal places.
       * @example 1.08696
       */
      inverseExchangeRate?: string;
      /** @description Files and links that belong to the element. */
      attachments: components["schemas"]["AttachmentRefJsonld"][];
      /** @description Preview picture. Must be an attachment of the element. */
      master_picture_attachment?: components["schemas"]["AttachmentRefJsonld"];
      /** @description Parameters of the element. */
      parameters: components["schemas"]["ParameterRefJsonld"][];
      /**
       * Format: date-time
       * @description Time of creation.
       * @example 2026-01-31T12:00:00+00:00
       */
      addedDate: string;
      /**
       * Format: date-time
       * @description Time of the last change.
       * @example 2026-01-31T12:00:00+00:00
       */
      lastModified: string;
    };
    CurrencyList: components["schemas"]["Currency"][];
    /**
     * @description Changes to the currency. Properties that are not sent keep their values.
     * @example {
     *       "exchange_rate": "0.93"
     *     }
     */
    CurrencyPatch: {
      /**
       * @description Name. Unique among the children of the same parent.
       * @example US dollar
       */
      name?: string;
      /**
       * @description Parent element. `null` makes it a root element.
       * @example /api/currencies/3
       */
      parent?: components["schemas"]["CurrencyReference"] | null;
      /**
       * @description Comment in Markdown. Default: empty.
       * @example Check the date code.
       */
      comment?: string;
      /** @description Whether it only groups other currencies and cannot be assigned to prices. Default: `false`. */
      not_selectable?: boolean;
      /**
       * @description Comma-separated alternative names. Default: empty.
       * @example MCU, µC
       */
      alternative_names?: string;
      /**
       * @description ISO 4217 code in capital letters. Must be unique.
       * @example USD
       */
      iso_code?: string;
      /**
       * @description Value of one unit in the base currency. Must be greater than 0. `null` if unknown.
       * @example 0.92
       */
      exchange_rate?: components["schemas"]["DecimalInput"] | null;
      /** @description Files and links that belong to the element. A request replaces the whole list: entries that it does not name are deleted. */
      attachments?: components["schemas"]["AttachmentInput"][];
      /**
       * @description Preview picture. Must be an attachment of the element.
       * @example /api/attachments/7
       */
      master_picture_attachment?: components["schemas"]["AttachmentReference"] | null;
      /** @description Parameters of the element. A request replaces the whole list: entries that it does not name are deleted. */
      parameters?: components["schemas"]["ParameterInput"][];
    };
    /**
     * @description A currency, embedded in another entity.
     * @example {
     *       "id": 3,
     *       "name": "US dollar",
     *       "full_path": "US dollar"
     *     }
     */
    CurrencyRef: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 3
       */
      id: number;
      /**
       * @description Name. Unique among the children of the same parent.
       * @example US dollar
       */
      name: string;
      /**
       * @description Names of all ancestors and of the element, separated by ` → `.
       * @example US dollar
       */
      full_path: string;
    };
    /**
     * @description A currency, embedded in another entity.
     * @example {
     *       "@context": "/api/contexts/Currency",
     *       "@id": "/api/currencies/3",
     *       "@type": "Currency",
     *       "id": 3,
     *       "name": "US dollar",
     *       "full_path": "US dollar"
     *     }
     */
    CurrencyRefJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/Currency
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/currencies/3
       */
      "@id": string;
      /** @constant */
      "@type": "Currency";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 3
       */
      id: number;
      /**
       * @description Name. Unique among the children of the same parent.
       * @example US dollar
       */
      name: string;
      /**
       * @description Names of all ancestors and of the element, separated by ` → `.
       * @example US dollar
       */
      full_path: string;
    };
    /**
     * @description A currency, by its IRI or as the embedded object of an answer.
     * @example /api/currencies/3
     */
    CurrencyReference: string | components["schemas"]["EntityReference"];
    /**
     * @description RFC 3339 date-time or date. A date means 00:00:00 UTC on that day.
     * @example 2026-01-31T12:00:00+00:00
     * @example 2026-01-31
     */
    DateFilterValue: string;
    /**
     * Format: decimal
     * @description Decimal as a string with at most ten digits before the decimal point, or an integer. JSON numbers with a fraction are refused because they are inexact.
     * @example 12.5
     * @example 3
     */
    DecimalInput: string | number;
    /**
     * @description The element that owns this object.
     * @example {
     *       "id": 3,
     *       "name": "STM32F407VGT6"
     *     }
     */
    Element:
      | components["schemas"]["PartRef"]
      | components["schemas"]["CategoryRef"]
      | components["schemas"]["FootprintRef"]
      | components["schemas"]["ManufacturerRef"]
      | components["schemas"]["SupplierRef"]
      | components["schemas"]["StorageLocationRef"]
      | components["schemas"]["MeasurementUnitRef"]
      | components["schemas"]["PartCustomStateRef"]
      | components["schemas"]["CurrencyRef"]
      | components["schemas"]["ProjectRef"]
      | components["schemas"]["AttachmentTypeRef"];
    /**
     * @description The element that owns this object.
     * @example {
     *       "@id": "/api/parts/3",
     *       "@type": "Part",
     *       "id": 3,
     *       "name": "STM32F407VGT6"
     *     }
     */
    ElementJsonld:
      | components["schemas"]["PartRefJsonld"]
      | components["schemas"]["CategoryRefJsonld"]
      | components["schemas"]["FootprintRefJsonld"]
      | components["schemas"]["ManufacturerRefJsonld"]
      | components["schemas"]["SupplierRefJsonld"]
      | components["schemas"]["StorageLocationRefJsonld"]
      | components["schemas"]["MeasurementUnitRefJsonld"]
      | components["schemas"]["PartCustomStateRefJsonld"]
      | components["schemas"]["CurrencyRefJsonld"]
      | components["schemas"]["ProjectRefJsonld"]
      | components["schemas"]["AttachmentTypeRefJsonld"];
    /**
     * @description The element that owns this object: its IRI, or the embedded object of a response. For an object with `id` but without `@id`, `_type` selects the type; the default is the type of the current element. An existing object can only be moved to an element of the same type.
     * @example /api/parts/3
     */
    ElementReference: string | components["schemas"]["EntityReference"];
    /**
     * @description Type of the owner, as in `@type` of JSON-LD. Not required if `element` is an IRI. If sent, it must match the owner.
     * @example Part
     * @enum {string}
     */
    ElementType:
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
      | "AttachmentType";
    /**
     * @description An entity as embedded in plain JSON.
     * @example {
     *       "id": 3,
     *       "name": "Microcontrollers"
     *     }
     */
    EntityById: {
      /**
       * Format: uri-reference
       * @description IRI of the entity.
       * @example /api/categories/3
       */
      "@id"?: string;
      /**
       * Format: int64
       * @description ID.
       * @example 3
       */
      id: number;
    } & {
      [key: string]: unknown;
    };
    /**
     * @description An entity as embedded in JSON-LD.
     * @example {
     *       "@id": "/api/categories/3",
     *       "@type": "Category",
     *       "name": "Microcontrollers"
     *     }
     */
    EntityByIri: {
      /**
       * Format: uri-reference
       * @description IRI of the entity.
       * @example /api/categories/3
       */
      "@id": string;
      /**
       * Format: int64
       * @description ID.
       * @example 3
       */
      id?: number;
    } & {
      [key: string]: unknown;
    };
    /**
     * @description Reference to an entity by the object that a response embeds. Only `@id` or `id` is used; all other properties are ignored.
     * @example {
     *       "id": 3,
     *       "name": "Microcontrollers"
     *     }
     */
    EntityReference: components["schemas"]["EntityByIri"] | components["schemas"]["EntityById"];
    /**
     * @description The address of each collection, by resource name.
     * @example {
     *       "@context": "/api/contexts/Entrypoint",
     *       "@id": "/api",
     *       "@type": "Entrypoint",
     *       "attachment": "/api/attachments",
     *       "attachmentType": "/api/attachment_types",
     *       "category": "/api/categories",
     *       "footprint": "/api/footprints",
     *       "logEntry": "/api/log_entries",
     *       "manufacturer": "/api/manufacturers",
     *       "parameter": "/api/parameters",
     *       "part": "/api/parts",
     *       "user": "/api/users"
     *     }
     */
    Entrypoint: {
      /** @constant */
      "@context": "/api/contexts/Entrypoint";
      /** @constant */
      "@id": "/api";
      /** @constant */
      "@type": "Entrypoint";
      /**
       * Format: uri-reference
       * @example /api/attachments
       */
      attachment: string;
      /**
       * Format: uri-reference
       * @example /api/attachment_types
       */
      attachmentType: string;
      /**
       * Format: uri-reference
       * @example /api/categories
       */
      category: string;
      /**
       * Format: uri-reference
       * @example /api/footprints
       */
      footprint: string;
      /**
       * Format: uri-reference
       * @example /api/log_entries
       */
      logEntry: string;
      /**
       * Format: uri-reference
       * @example /api/manufacturers
       */
      manufacturer: string;
      /**
       * Format: uri-reference
       * @example /api/parameters
       */
      parameter: string;
      /**
       * Format: uri-reference
       * @example /api/parts
       */
      part: string;
      /**
       * Format: uri-reference
       * @example /api/users
       */
      user: string;
    };
    /**
     * @description An HTML error page.
     * @example <!doctype html><title>Page not found</title>
     */
    FaultPage: string;
    /**
     * @description The error as plain text, for clients that do not accept HTML.
     * @example Page not found.
     */
    FaultText: string;
    /**
     * Format: binary
     * @description The bytes of a file.
     * @example %PDF-1.7
     */
    FileContent: string;
    /**
     * @description A footprint: the package of a part, as mounted on a circuit board.
     * @example {
     *       "id": 6,
     *       "name": "LQFP-100",
     *       "full_path": "QFP → LQFP-100",
     *       "level": 1,
     *       "comment": "Check the date code.",
     *       "not_selectable": false,
     *       "alternative_names": "MCU, µC",
     *       "eda_info": {
     *         "kicad_footprint": "Package_QFP:LQFP-100_14x14mm_P0.5mm"
     *       },
     *       "attachments": [],
     *       "parameters": [],
     *       "addedDate": "2026-01-31T12:00:00+00:00",
     *       "lastModified": "2026-01-31T12:00:00+00:00"
     *     }
     */
    Footprint: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 6
       */
      id: number;
      /**
       * @description Name. Unique among the children of the same parent.
       * @example LQFP-100
       */
      name: string;
      /**
       * @description Names of all ancestors and of the element, separated by ` → `.
       * @example QFP → LQFP-100
       */
      full_path: string;
      /**
       * @description Number of ancestors.
       * @example 1
       */
      level: number;
      /**
       * Format: uri-reference
       * @description Parent element. `null` makes it a root element.
       * @example /api/footprints/1
       */
      parent?: string;
      /**
       * @description Comment in Markdown.
       * @example Check the date code.
       */
      comment: string;
      /** @description Whether it only groups other footprints and cannot be assigned to parts. */
      not_selectable: boolean;
      /**
       * @description Comma-separated alternative names.
       * @example MCU, µC
       */
      alternative_names: string;
      /** @description 3D model. Must be an attachment of the footprint. */
      footprint_3d?: components["schemas"]["AttachmentRef"];
      eda_info: components["schemas"]["FootprintEdaInfo"];
      /** @description Files and links that belong to the element. */
      attachments: components["schemas"]["AttachmentRef"][];
      /** @description Preview picture. Must be an attachment of the element. */
      master_picture_attachment?: components["schemas"]["AttachmentRef"];
      /** @description Parameters of the element. */
      parameters: components["schemas"]["ParameterRef"][];
      /**
       * Format: date-time
       * @description Time of creation.
       * @example 2026-01-31T12:00:00+00:00
       */
      addedDate: string;
      /**
       * Format: date-time
       * @description Time of the last change.
       * @example 2026-01-31T12:00:00+00:00
       */
      lastModified: string;
    };
    /**
     * @description A page of a list (Hydra).
     * @example {
     *       "@context": "/api/contexts/Footprint",
     *       "@id": "/api/footprints",
     *       "@type": "hydra:Collection",
     *       "hydra:totalItems": 1,
     *       "hydra:member": [
     *         {
     *           "@id": "/api/footprints/6",
     *           "@type": "Footprint",
     *           "id": 6,
     *           "name": "LQFP-100",
     *           "full_path": "QFP → LQFP-100",
     *           "level": 1,
     *           "comment": "Check the date code.",
     *           "not_selectable": false,
     *           "alternative_names": "MCU, µC",
     *           "eda_info": {
     *             "@id": "/api/.well-known/genid/part-3",
     *             "@type": "EDAFootprintInfo",
     *             "kicad_footprint": "Package_QFP:LQFP-100_14x14mm_P0.5mm"
     *           },
     *           "attachments": [],
     *           "parameters": [],
     *           "addedDate": "2026-01-31T12:00:00+00:00",
     *           "lastModified": "2026-01-31T12:00:00+00:00"
     *         }
     *       ]
     *     }
     */
    FootprintCollectionJsonld: {
      /**
       * Format: uri-reference
       * @example /api/contexts/Footprint
       */
      "@context": string;
      /**
       * Format: uri-reference
       * @example /api/footprints
       */
      "@id": string;
      /** @constant */
      "@type": "hydra:Collection";
      /** @example 1 */
      "hydra:totalItems": number;
      "hydra:member": components["schemas"]["FootprintJsonld"][];
      "hydra:view"?: components["schemas"]["HydraPartialCollectionView"];
      "hydra:search"?: components["schemas"]["HydraIriTemplate"];
    };
    /**
     * @description A new footprint.
     * @example {
     *       "name": "LQFP-100",
     *       "parent": "/api/footprints/1"
     *     }
     */
    FootprintCreate: {
      name: string;
    } & WithRequired<components["schemas"]["FootprintPatch"], "name">;
    /**
     * @description EDA settings for parts with this footprint.
     * @example {
     *       "kicad_footprint": "Package_QFP:LQFP-100_14x14mm_P0.5mm"
     *     }
     */
    FootprintEdaInfo: {
      /**
       * @description KiCad footprint. The footprint of a part takes precedence.
       * @example Package_QFP:LQFP-100_14x14mm_P0.5mm
       */
      kicad_footprint?: string;
    };
    /**
     * @description Omitted properties keep their values. `null` clears a property.
     * @example {
     *       "kicad_footprint": "Package_QFP:LQFP-100_14x14mm_P0.5mm"
     *     }
     */
    FootprintEdaInfoInput: {
      /**
       * @description KiCad footprint. The footprint of a part takes precedence.
       * @example Package_QFP:LQFP-100_14x14mm_P0.5mm
       */
      kicad_footprint?: string | null;
    } | null;
    /**
     * @description EDA settings for parts with this footprint.
     * @example {
     *       "@id": "/api/.well-known/genid/part-3",
     *       "@type": "EDAFootprintInfo",
     *       "kicad_footprint": "Package_QFP:LQFP-100_14x14mm_P0.5mm"
     *     }
     */
    FootprintEdaInfoJsonld: {
      /**
       * Format: uri-reference
       * @example /api/.well-known/genid/part-3
       */
      "@id"?: string;
      /** @constant */
      "@type": "EDAFootprintInfo";
      /**
       * @description KiCad footprint. The footprint of a part takes precedence.
       * @example Package_QFP:LQFP-100_14x14mm_P0.5mm
       */
      kicad_footprint?: string;
    };
    /**
     * @description A footprint: the package of a part, as mounted on a circuit board.
     * @example {
     *       "@context": "/api/contexts/Footprint",
     *       "@id": "/api/footprints/6",
     *       "@type": "Footprint",
     *       "id": 6,
     *       "name": "LQFP-100",
     *       "full_path": "QFP → LQFP-100",
     *       "level": 1,
     *       "comment": "Check the date code.",
     *       "not_selectable": false,
     *       "alternative_names": "MCU, µC",
     *       "eda_info": {
     *         "@id": "/api/.well-known/genid/part-3",
     *         "@type": "EDAFootprintInfo",
     *         "kicad_footprint": "Package_QFP:LQFP-100_14x14mm_P0.5mm"
     *       },
     *       "attachments": [],
     *       "parameters": [],
     *       "addedDate": "2026-01-31T12:00:00+00:00",
     *       "lastModified": "2026-01-31T12:00:00+00:00"
     *     }
     */
    FootprintJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/Footprint
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/footprints/6
       */
      "@id": string;
      /** @constant */
      "@type": "Footprint";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 6
       */
      id: number;
      /**
       * @description Name. Unique among the children of the same parent.
       * @example LQFP-100
       */
      name: string;
      /**
       * @description Names of all ancestors and of the element, separated by ` → `.
       * @example QFP → LQFP-100
       */
      full_path: string;
      /**
       * @description Number of ancestors.
       * @example 1
       */
      level: number;
      /**
       * Format: uri-reference
       * @description Parent element. `null` makes it a root element.
       * @example /api/footprints/1
       */
      parent?: string;
      /**
       * @description Comment in Markdown.
       * @example Check the date code.
       */
      comment: string;
      /** @description Whether it only groups other footprints and cannot be assigned to parts. */
      not_selectable: boolean;
      /**
       * @description Comma-separated alternative names.
       * @example MCU, µC
       */
      alternative_names: string;
      /** @description 3D model. Must be an attachment of the footprint. */
      footprint_3d?: components["schemas"]["AttachmentRefJsonld"];
      eda_info: components["schemas"]["FootprintEdaInfoJsonld"];
      /** @description Files and links that belong to the element. */
      attachments: components["schemas"]["AttachmentRefJsonld"][];
      /** @description Preview picture. Must be an attachment of the element. */
      master_picture_attachment?: components["schemas"]["AttachmentRefJsonld"];
      /** @description Parameters of the element. */
      parameters: components["schemas"]["ParameterRefJsonld"][];
      /**
       * Format: date-time
       * @description Time of creation.
       * @example 2026-01-31T12:00:00+00:00
       */
      addedDate: string;
      /**
       * Format: date-time
       * @description Time of the last change.
       * @example 2026-01-31T12:00:00+00:00
       */
      lastModified: string;
    };
    FootprintList: components["schemas"]["Footprint"][];
    /**
     * @description Changes to the footprint. Properties that are not sent keep their values.
     * @example {
     *       "comment": "Reflow only."
     *     }
     */
    FootprintPatch: {
      /**
       * @description Name. Unique among the children of the same parent.
       * @example LQFP-100
       */
      name?: string;
      /**
       * @description Parent element. `null` makes it a root element.
       * @example /api/footprints/6
       */
      parent?: components["schemas"]["FootprintReference"] | null;
      /**
       * @description Comment in Markdown. Default: empty.
       * @example Check the date code.
       */
      comment?: string;
      /** @description Whether it only groups other footprints and cannot be assigned to parts. Default: `false`. */
      not_selectable?: boolean;
      /**
       * @description Comma-separated alternative names. Default: empty.
       * @example MCU, µC
       */
      alternative_names?: string;
      /**
       * @description 3D model. Must be an attachment of the footprint.
       * @example /api/attachments/7
       */
      footprint_3d?: components["schemas"]["AttachmentReference"] | null;
      eda_info?: components["schemas"]["FootprintEdaInfoInput"];
      /** @description Files and links that belong to the element. A request replaces the whole list: entries that it does not name are deleted. */
      attachments?: components["schemas"]["AttachmentInput"][];
      /**
       * @description Preview picture. Must be an attachment of the element.
       * @example /api/attachments/7
       */
      master_picture_attachment?: components["schemas"]["AttachmentReference"] | null;
      /** @description Parameters of the element. A request replaces the whole list: entries that it does not name are deleted. */
      parameters?: components["schemas"]["ParameterInput"][];
    };
    /**
     * @description A footprint, embedded in another entity.
     * @example {
     *       "id": 6,
     *       "name": "LQFP-100",
     *       "full_path": "QFP → LQFP-100"
     *     }
     */
    FootprintRef: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 6
       */
      id: number;
      /**
       * @description Name. Unique among the children of the same parent.
       * @example LQFP-100
       */
      name: string;
      /**
       * @description Names of all ancestors and of the element, separated by ` → `.
       * @example QFP → LQFP-100
       */
      full_path: string;
    };
    /**
     * @description A footprint, embedded in another entity.
     * @example {
     *       "@context": "/api/contexts/Footprint",
     *       "@id": "/api/footprints/6",
     *       "@type": "Footprint",
     *       "id": 6,
     *       "name": "LQFP-100",
     *       "full_path": "QFP → LQFP-100"
     *     }
     */
    FootprintRefJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/Footprint
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/footprints/6
       */
      "@id": string;
      /** @constant */
      "@type": "Footprint";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 6
       */
      id: number;
      /**
       * @description Name. Unique among the children of the same parent.
       * @example LQFP-100
       */
      name: string;
      /**
       * @description Names of all ancestors and of the element, separated by ` → `.
       * @example QFP → LQFP-100
       */
      full_path: string;
    };
    /**
     * @description A footprint, by its IRI or as the embedded object of an answer.
     * @example /api/footprints/6
     */
    FootprintReference: string | components["schemas"]["EntityReference"];
    /**
     * @description Grant types of the client. Both by default.
     * @example [
     *       "authorization_code",
     *       "refresh_token"
     *     ]
     */
    GrantTypeList: ("authorization_code" | "refresh_token")[];
    /**
     * @description A group of users.
     * @example {
     *       "id": 2,
     *       "name": "Laboratory",
     *       "full_path": "Company → Laboratory",
     *       "level": 1,
     *       "comment": "Check the date code.",
     *       "enforce_2fa": false,
     *       "permissions": {
     *         "parts.read": true,
     *         "parts.edit": false
     *       },
     *       "addedDate": "2026-01-31T12:00:00+00:00",
     *       "lastModified": "2026-01-31T12:00:00+00:00"
     *     }
     */
    Group: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 2
       */
      id: number;
      /**
       * @description Name. Unique among the children of the same parent.
       * @example Laboratory
       */
      name: string;
      /**
       * @description Names of all ancestors and of the element, separated by ` → `.
       * @example Company → Laboratory
       */
      full_path: string;
      /**
       * @description Number of ancestors.
       * @example 1
       */
      level: number;
      /**
       * Format: uri-reference
       * @description Null makes it a root. A tree of groups has at most 32 levels.
       * @example /api/groups/1
       */
      parent?: string;
      /**
       * @description Comment in Markdown.
       * @example Check the date code.
       */
      comment: string;
      /** @description Its users, and those of the groups below, must use a second factor to sign in. */
      enforce_2fa: boolean;
      /** @description Null leaves everything to the groups above. */
      permissions: components["schemas"]["Permissions"];
      /**
       * Format: date-time
       * @description Time of creation.
       * @example 2026-01-31T12:00:00+00:00
       */
      addedDate: string;
      /**
       * Format: date-time
       * @description Time of the last change.
       * @example 2026-01-31T12:00:00+00:00
       */
      lastModified: string;
    };
    /**
     * @description A page of a list (Hydra).
     * @example {
     *       "@context": "/api/contexts/Group",
     *       "@id": "/api/groups",
     *       "@type": "hydra:Collection",
     *       "hydra:totalItems": 1,
     *       "hydra:member": [
     *         {
     *           "@id": "/api/groups/2",
     *           "@type": "Group",
     *           "id": 2,
     *           "name": "Laboratory",
     *           "full_path": "Company → Laboratory",
     *           "level": 1,
     *           "comment": "Check the date code.",
     *           "enforce_2fa": false,
     *           "permissions": {
     *             "parts.read": true,
     *             "parts.edit": false
     *           },
     *           "addedDate": "2026-01-31T12:00:00+00:00",
     *           "lastModified": "2026-01-31T12:00:00+00:00"
     *         }
     *       ]
     *     }
     */
    GroupCollectionJsonld: {
      /**
       * Format: uri-reference
       * @example /api/contexts/Group
       */
      "@context": string;
      /**
       * Format: uri-reference
       * @example /api/groups
       */
      "@id": string;
      /** @constant */
      "@type": "hydra:Collection";
      /** @example 1 */
      "hydra:totalItems": number;
      "hydra:member": components["schemas"]["GroupJsonld"][];
      "hydra:view"?: components["schemas"]["HydraPartialCollectionView"];
      "hydra:search"?: components["schemas"]["HydraIriTemplate"];
    };
    /**
     * @description A new group.
     * @example {
     *       "name": "Laboratory",
     *       "permissions": {
     *         "parts.edit": true
     *       }
     *     }
     */
    GroupCreate: {
      name: string;
    } & WithRequired<components["schemas"]["GroupPatch"], "name">;
    /**
     * @description A group of users.
     * @example {
     *       "@context": "/api/contexts/Group",
     *       "@id": "/api/groups/2",
     *       "@type": "Group",
     *       "id": 2,
     *       "name": "Laboratory",
     *       "full_path": "Company → Laboratory",
     *       "level": 1,
     *       "comment": "Check the date code.",
     *       "enforce_2fa": false,
     *       "permissions": {
     *         "parts.read": true,
     *         "parts.edit": false
     *       },
     *       "addedDate": "2026-01-31T12:00:00+00:00",
     *       "lastModified": "2026-01-31T12:00:00+00:00"
     *     }
     */
    GroupJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/Group
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/groups/2
       */
      "@id": string;
      /** @constant */
      "@type": "Group";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 2
       */
      id: number;
      /**
       * @description Name. Unique among the children of the same parent.
       * @example Laboratory
       */
      name: string;
      /**
       * @description Names of all ancestors and of the element, separated by ` → `.
       * @example Company → Laboratory
       */
      full_path: string;
      /**
       * @description Number of ancestors.
       * @example 1
       */
      level: number;
      /**
       * Format: uri-reference
       * @description Null makes it a root. A tree of groups has at most 32 levels.
       * @example /api/groups/1
       */
      parent?: string;
      /**
       * @description Comment in Markdown.
       * @example Check the date code.
       */
      comment: string;
      /** @description Its users, and those of the groups below, must use a second factor to sign in. */
      enforce_2fa: boolean;
      /** @description Null leaves everything to the groups above. */
      permissions: components["schemas"]["Permissions"];
      /**
       * Format: date-time
       * @description Time of creation.
       * @example 2026-01-31T12:00:00+00:00
       */
      addedDate: string;
      /**
       * Format: date-time
       * @description Time of the last change.
       * @example 2026-01-31T12:00:00+00:00
       */
      lastModified: string;
    };
    GroupList: components["schemas"]["Group"][];
    /**
     * @description Changes to the group. Properties that are not sent keep their values.
     * @example {
     *       "comment": "No longer used."
     *     }
     */
    GroupPatch: {
      /**
       * @description Name. Unique among the children of the same parent.
       * @example Laboratory
       */
      name?: string;
      /**
       * @description Null makes it a root. A tree of groups has at most 32 levels.
       * @example /api/groups/2
       */
      parent?: components["schemas"]["GroupReference"] | null;
      /**
       * @description Comment in Markdown. Default: empty.
       * @example Check the date code.
       */
      comment?: string;
      /** @description Its users, and those of the groups below, must use a second factor to sign in. Default: `false`. */
      enforce_2fa?: boolean;
      /**
       * @description Null leaves everything to the groups above.
       * @example {
       *       "parts.edit": true
       *     }
       */
      permissions?: components["schemas"]["PermissionsInput"] | null;
    };
    /**
     * @description A group, embedded in another entity.
     * @example {
     *       "id": 2,
     *       "name": "Laboratory",
     *       "full_path": "Company → Laboratory"
     *     }
     */
    GroupRef: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 2
       */
      id: number;
      /**
       * @description Name. Unique among the children of the same parent.
       * @example Laboratory
       */
      name: string;
      /**
       * @description Names of all ancestors and of the element, separated by ` → `.
       * @example Company → Laboratory
       */
      full_path: string;
    };
    /**
     * @description A group, embedded in another entity.
     * @example {
     *       "@context": "/api/contexts/Group",
     *       "@id": "/api/groups/2",
     *       "@type": "Group",
     *       "id": 2,
     *       "name": "Laboratory",
     *       "full_path": "Company → Laboratory"
     *     }
     */
    GroupRefJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/Group
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/groups/2
       */
      "@id": string;
      /** @constant */
      "@type": "Group";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 2
       */
      id: number;
      /**
       * @description Name. Unique among the children of the same parent.
       * @example Laboratory
       */
      name: string;
      /**
       * @description Names of all ancestors and of the element, separated by ` → `.
       * @example Company → Laboratory
       */
      full_path: string;
    };
    /**
     * @description A group, by its IRI or as the embedded object of an answer.
     * @example /api/groups/2
     */
    GroupReference: string | components["schemas"]["EntityReference"];
    /**
     * @description Status as a single word.
     * @example ok
     */
    HealthText: string;
    /**
     * @description A Hydra `Class` with its properties and operations.
     * @example {
     *       "@id": "#Part",
     *       "@type": "hydra:Class"
     *     }
     */
    HydraClass: {
      /**
       * Format: uri-reference
       * @example #Part
       */
      "@id": string;
      /** @constant */
      "@type": "hydra:Class";
    } & {
      [key: string]: unknown;
    };
    /**
     * @description Query parameters of a list, as a URI template (RFC 6570).
     * @example {
     *       "@type": "hydra:IriTemplate",
     *       "hydra:template": "/api/categories{?name}",
     *       "hydra:variableRepresentation": "BasicRepresentation",
     *       "hydra:mapping": [
     *         {
     *           "@type": "IriTemplateMapping",
     *           "variable": "name",
     *           "property": "name",
     *           "required": false
     *         }
     *       ]
     *     }
     */
    HydraIriTemplate: {
      /**
       * @description Hydra type.
       * @constant
       */
      "@type": "hydra:IriTemplate";
      /**
       * @description URI template of the list.
       * @example /api/categories{?name}
       */
      "hydra:template": string;
      /**
       * @description How values are written into the template.
       * @constant
       */
      "hydra:variableRepresentation": "BasicRepresentation";
      /** @description The variables of the template. */
      "hydra:mapping": components["schemas"]["HydraIriTemplateMapping"][];
    };
    /**
     * @description A variable of a URI template.
     * @example {
     *       "@type": "IriTemplateMapping",
     *       "variable": "name",
     *       "property": "name",
     *       "required": false
     *     }
     */
    HydraIriTemplateMapping: {
      /**
       * @description Hydra type.
       * @constant
       */
      "@type": "IriTemplateMapping";
      /**
       * @description Name of the query parameter.
       * @example name
       */
      variable: string;
      /**
       * @description Property that it filters or sorts by.
       * @example name
       */
      property: string | null;
      /**
       * @description Whether the parameter is required.
       * @example false
       */
      required: boolean;
    };
    /**
     * @description Links to the other pages of a list. A list that fits on one page has only `@id` and `@type`.
     * @example {
     *       "@id": "/api/categories?page=2",
     *       "@type": "hydra:PartialCollectionView"
     *     }
     */
    HydraPartialCollectionView: {
      /**
       * Format: uri-reference
       * @description This page.
       * @example /api/categories?page=2
       */
      "@id": string;
      /**
       * @description Hydra type.
       * @constant
       */
      "@type": "hydra:PartialCollectionView";
      /**
       * Format: uri-reference
       * @description First page.
       * @example /api/categories?page=1
       */
      "hydra:first"?: string;
      /**
       * Format: uri-reference
       * @description Last page.
       * @example /api/categories?page=3
       */
      "hydra:last"?: string;
      /**
       * Format: uri-reference
       * @description Previous page. Omitted on the first page.
       * @example /api/categories?page=1
       */
      "hydra:previous"?: string;
      /**
       * Format: uri-reference
       * @description Next page. Omitted on the last page.
       * @example /api/categories?page=3
       */
      "hydra:next"?: string;
    };
    /**
     * @description Where the stored file can be read; null when no file is stored here.
     * @example /media/part/3/datasheet-q7Zt2mXc9LbKf4Hd.pdf
     * @example /api/attachments/7/file
     */
    InternalPath: string | null;
    /**
     * @description A document with a JSON-LD context.
     * @example {
     *       "@context": {
     *         "@vocab": "http://127.0.0.1:8080/api/docs.jsonld#",
     *         "hydra": "http://www.w3.org/ns/hydra/core#"
     *       }
     *     }
     */
    JsonldContext: {
      "@context": components["schemas"]["ContextDefinition"];
    };
    /**
     * @description A JSON Web Key Set (RFC 7517).
     * @example {
     *       "keys": [
     *         {
     *           "kty": "RSA",
     *           "use": "sig",
     *           "alg": "RS256",
     *           "kid": "Yx3k",
     *           "n": "sXch",
     *           "e": "AQAB"
     *         }
     *       ]
     *     }
     */
    KeySet: {
      /** @description Keys that verify access tokens. */
      keys: components["schemas"]["SigningKey"][];
    };
    /**
     * @description A boolean as a string.
     * @example False
     * @enum {string}
     */
    KicadBoolean: "True" | "False";
    /**
     * @description A category in KiCad.
     * @example {
     *       "id": "1",
     *       "name": "Passives/Resistors",
     *       "description": "Thick film"
     *     }
     */
    KicadCategory: {
      /**
       * @description Category ID.
       * @example 1
       */
      id: string;
      /**
       * @description Names from the root to this category, joined with `/`. Unique.
       * @example Passives/Resistors
       */
      name: string;
      /**
       * @description Comment of the category.
       * @example Thick film
       */
      description?: string;
    };
    /** @description All categories that contain parts for KiCad. */
    KicadCategoryList: components["schemas"]["KicadCategory"][];
    /**
     * @description A field of a symbol.
     * @example {
     *       "value": "10k",
     *       "visible": "True"
     *     }
     */
    KicadField: {
      /**
       * @description Text of the field.
       * @example 10k
       */
      value: string;
      /** @description Whether the schematic shows the field. */
      visible: components["schemas"]["KicadBoolean"];
    };
    /**
     * @description Fields of the symbol by name: those that KiCad defines (`footprint`, `reference`, `value`, `datasheet` and others), data of the part, and supplier part numbers, stock, storage locations and parameters. `EDA_KICAD_FIELDS` selects which of the last four are included.
     * @example {
     *       "reference": {
     *         "value": "R",
     *         "visible": "True"
     *       },
     *       "value": {
     *         "value": "10k",
     *         "visible": "True"
     *       }
     *     }
     */
    KicadFields: {
      /** @description Reference designator prefix, such as `R`: `eda_info.reference_prefix` of the part, or else of its category. Omitted if neither is set. KiCad then uses the prefix of the symbol. */
      reference?: components["schemas"]["KicadField"];
    } & {
      [key: string]: components["schemas"]["KicadField"];
    };
    /**
     * @description A part in KiCad.
     * @example {
     *       "id": "4",
     *       "name": "R10k",
     *       "symbolIdStr": "Device:R",
     *       "exclude_from_bom": "False",
     *       "exclude_from_board": "False",
     *       "exclude_from_sim": "False",
     *       "description": "Thick film resistor",
     *       "keywords": "smd, resistor",
     *       "fields": {
     *         "footprint": {
     *           "value": "Resistor_SMD:R_0603_1608Metric",
     *           "visible": "False"
     *         },
     *         "reference": {
     *           "value": "R",
     *           "visible": "True"
     *         },
     *         "value": {
     *           "value": "10k",
     *           "visible": "True"
     *         }
     *       }
     *     }
     */
    KicadPart: {
      id: components["schemas"]["KicadPartId"];
      name: components["schemas"]["KicadPartName"];
      /**
       * @description Library and name of the symbol of the part, or else of its category. Can be empty.
       * @example Device:R
       */
      symbolIdStr: string;
      /** @description Whether the part is excluded from the bill of materials. */
      exclude_from_bom: components["schemas"]["KicadBoolean"];
      /** @description Whether the part is excluded from the board. */
      exclude_from_board: components["schemas"]["KicadBoolean"];
      /** @description Whether the part is excluded from simulation. */
      exclude_from_sim: components["schemas"]["KicadBoolean"];
      /**
       * @description Description of the part.
       * @example Thick film resistor
       */
      description: string;
      /**
       * @description Tags of the part.
       * @example smd, resistor
       */
      keywords: string;
      fields: components["schemas"]["KicadFields"];
    };
    /**
     * @description Part ID.
     * @example 4
     */
    KicadPartId: string;
    /** @description All visible parts of a category. */
    KicadPartList: (components["schemas"]["KicadPart"] | components["schemas"]["KicadPartShort"])[];
    /**
     * @description Unique name of the part. KiCad identifies parts by name, so names stay unique even after KiCad replaces characters that it does not allow. If several parts have the same name, the oldest keeps it. The others are followed by their IPN in parentheses, or by `#` and their ID.
     * @example R10k
     */
    KicadPartName: string;
    /**
     * @description The properties of a part that the symbol chooser shows.
     * @example {
     *       "id": "4",
     *       "name": "R10k",
     *       "description": "Thick film resistor",
     *       "keywords": "smd, resistor"
     *     }
     */
    KicadPartShort: {
      id: components["schemas"]["KicadPartId"];
      name: components["schemas"]["KicadPartName"];
      /**
       * @description Description of the part.
       * @example Thick film resistor
       */
      description: string;
      /**
       * @description Tags of the part.
       * @example smd, resistor
       */
      keywords: string;
    };
    /**
     * @description The endpoints of the library. KiCad only checks that both properties exist.
     * @example {
     *       "categories": "",
     *       "parts": ""
     *     }
     */
    KicadRoot: {
      /**
       * @description Always empty.
       * @constant
       */
      categories: "";
      /**
       * @description Always empty.
       * @constant
       */
      parts: "";
    };
    /**
     * @description The value of a property before and after a change.
     * @example {
     *       "old": "STM32F407VG",
     *       "new": "STM32F407VGT6"
     *     }
     */
    LogChange: {
      /**
       * @description Value before the change.
       * @example STM32F407VG
       */
      old: unknown;
      /**
       * @description Value after the change.
       * @example STM32F407VGT6
       */
      new: unknown;
    };
    /**
     * @description Changed properties by name. Nested properties have a dotted name, such as `eda_info.value`.
     * @example {
     *       "name": {
     *         "old": "STM32F407VG",
     *         "new": "STM32F407VGT6"
     *       }
     *     }
     */
    LogChanges: {
      [key: string]: components["schemas"]["LogChange"];
    };
    /**
     * @description Details that depend on `kind`. For a deleted element: its last values. For `part_stock_changed`: `action` (`add`, `withdraw`, `move` or `stocktake`), `total` (the part's stock after the change), and, if they apply, `other_lot` (the other lot of a move), `project` (the project that was built) and `timestamp` (as sent by the client). For `project_built`: `quantity`, `lots` (number of lots from which stock was withdrawn) and `added_to` (the lot that received the built copies).
     * @example {
     *       "id": 3,
     *       "name": "STM32F407VGT6"
     *     }
     */
    LogData: {
      [key: string]: unknown;
    };
    /**
     * @description An entry of the change log. Properties without a value are omitted.
     * @example {
     *       "id": 42,
     *       "datetime": "2026-01-31T12:00:00+00:00",
     *       "kind": "element_edited",
     *       "level": "info",
     *       "username": "admin",
     *       "user": "/api/users/4",
     *       "client": "Import script",
     *       "target_type": "Part",
     *       "target_id": 3,
     *       "target": "/api/parts/3",
     *       "comment": "Typo",
     *       "changes": {
     *         "name": {
     *           "old": "STM32F407VG",
     *           "new": "STM32F407VGT6"
     *         }
     *       }
     *     }
     */
    LogEntry: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 42
       */
      id: number;
      /**
       * Format: date-time
       * @description Time of the event.
       * @example 2026-01-31T12:00:00+00:00
       */
      datetime: string;
      kind: components["schemas"]["LogEntryKind"];
      level: components["schemas"]["LogLevel"];
      /**
       * @description Name of the user at the time of the event. Kept after the user is deleted.
       * @example admin
       */
      username: string;
      /**
       * Format: uri-reference
       * @description IRI of the user. Omitted if the user was deleted.
       * @example /api/users/4
       */
      user?: string;
      /**
       * @description Name of the API token or application that sent the request.
       * @example Import script
       */
      client?: string;
      target_type?: components["schemas"]["LogTargetType"];
      /**
       * Format: int64
       * @description ID of the affected element.
       * @example 3
       */
      target_id?: number;
      /**
       * Format: uri-reference
       * @description IRI of the affected element, even if the element was deleted later.
       * @example /api/parts/3
       */
      target?: string;
      /**
       * @description Reason for the change (`_comment` in the request).
       * @example Typo
       */
      comment?: string;
      changes?: components["schemas"]["LogChanges"];
      data?: components["schemas"]["LogData"];
    };
    /**
     * @description A page of a list (Hydra).
     * @example {
     *       "@context": "/api/contexts/LogEntry",
     *       "@id": "/api/log_entries",
     *       "@type": "hydra:Collection",
     *       "hydra:totalItems": 1,
     *       "hydra:member": [
     *         {
     *           "@id": "/api/log_entries/42",
     *           "@type": "LogEntry",
     *           "id": 42,
     *           "datetime": "2026-01-31T12:00:00+00:00",
     *           "kind": "element_edited",
     *           "level": "info",
     *           "username": "admin",
     *           "user": "/api/users/4",
     *           "client": "Import script",
     *           "target_type": "Part",
     *           "target_id": 3,
     *           "target": "/api/parts/3",
     *           "comment": "Typo",
     *           "changes": {
     *             "name": {
     *               "old": "STM32F407VG",
     *               "new": "STM32F407VGT6"
     *             }
     *           }
     *         }
     *       ]
     *     }
     */
    LogEntryCollectionJsonld: {
      /**
       * Format: uri-reference
       * @example /api/contexts/LogEntry
       */
      "@context": string;
      /**
       * Format: uri-reference
       * @example /api/log_entries
       */
      "@id": string;
      /** @constant */
      "@type": "hydra:Collection";
      /** @example 1 */
      "hydra:totalItems": number;
      "hydra:member": components["schemas"]["LogEntryJsonld"][];
      "hydra:view"?: components["schemas"]["HydraPartialCollectionView"];
      "hydra:search"?: components["schemas"]["HydraIriTemplate"];
    };
    /**
     * @description An entry of the change log. Properties without a value are omitted.
     * @example {
     *       "@context": "/api/contexts/LogEntry",
     *       "@id": "/api/log_entries/42",
     *       "@type": "LogEntry",
     *       "id": 42,
     *       "datetime": "2026-01-31T12:00:00+00:00",
     *       "kind": "element_edited",
     *       "level": "info",
     *       "username": "admin",
     *       "user": "/api/users/4",
     *       "client": "Import script",
     *       "target_type": "Part",
     *       "target_id": 3,
     *       "target": "/api/parts/3",
     *       "comment": "Typo",
     *       "changes": {
     *         "name": {
     *           "old": "STM32F407VG",
     *           "new": "STM32F407VGT6"
     *         }
     *       }
     *     }
     */
    LogEntryJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/LogEntry
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/log_entries/42
       */
      "@id": string;
      /** @constant */
      "@type": "LogEntry";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 42
       */
      id: number;
      /**
       * Format: date-time
       * @description Time of the event.
       * @example 2026-01-31T12:00:00+00:00
       */
      datetime: string;
      kind: components["schemas"]["LogEntryKind"];
      level: components["schemas"]["LogLevel"];
      /**
       * @description Name of the user at the time of the event. Kept after the user is deleted.
       * @example admin
       */
      username: string;
      /**
       * Format: uri-reference
       * @description IRI of the user. Omitted if the user was deleted.
       * @example /api/users/4
       */
      user?: string;
      /**
       * @description Name of the API token or application that sent the request.
       * @example Import script
       */
      client?: string;
      target_type?: components["schemas"]["LogTargetType"];
      /**
       * Format: int64
       * @description ID of the affected element.
       * @example 3
       */
      target_id?: number;
      /**
       * Format: uri-reference
       * @description IRI of the affected element, even if the element was deleted later.
       * @example /api/parts/3
       */
      target?: string;
      /**
       * @description Reason for the change (`_comment` in the request).
       * @example Typo
       */
      comment?: string;
      changes?: components["schemas"]["LogChanges"];
      data?: components["schemas"]["LogData"];
    };
    /**
     * @description Kind of event. `collection_element_deleted` records for an owner that one of its elements, such as a lot, was deleted. `user_not_allowed` records a denied request.
     * @example element_edited
     * @enum {string}
     */
    LogEntryKind:
      | "element_created"
      | "element_edited"
      | "element_deleted"
      | "collection_element_deleted"
      | "part_stock_changed"
      | "project_built"
      | "user_not_allowed"
      | "security_event";
    LogEntryList: components["schemas"]["LogEntry"][];
    /**
     * @description Severity (RFC 5424).
     * @example info
     * @enum {string}
     */
    LogLevel: "emergency" | "alert" | "critical" | "error" | "warning" | "notice" | "info" | "debug";
    /**
     * @description Resource type of an element, as in the JSON-LD `@type`.
     * @example Part
     * @enum {string}
     */
    LogTargetType:
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
      | "User"
      | "Group";
    /**
     * @description A company that manufactures parts.
     * @example {
     *       "id": 5,
     *       "name": "STMicroelectronics",
     *       "full_path": "STMicroelectronics",
     *       "level": 1,
     *       "comment": "Check the date code.",
     *       "not_selectable": false,
     *       "alternative_names": "MCU, µC",
     *       "address": "Sunny Street 1",
     *       "phone_number": "+41 22 929 29 29",
     *       "fax_number": "+41 22 929 29 88",
     *       "email_address": "info@example.com",
     *       "website": "https://example.com",
     *       "auto_product_url": "https://example.com/%PARTNUMBER%",
     *       "attachments": [],
     *       "parameters": [],
     *       "addedDate": "2026-01-31T12:00:00+00:00",
     *       "lastModified": "2026-01-31T12:00:00+00:00"
     *     }
     */
    Manufacturer: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 5
       */
      id: number;
      /**
       * @description Name. Unique among the children of the same parent.
       * @example STMicroelectronics
       */
      name: string;
      /**
       * @description Names of all ancestors and of the element, separated by ` → `.
       * @example STMicroelectronics
       */
      full_path: string;
      /**
       * @description Number of ancestors.
       * @example 1
       */
      level: number;
      /**
       * Format: uri-reference
       * @description Parent element. `null` makes it a root element.
       * @example /api/manufacturers/1
       */
      parent?: string;
      /**
       * @description Comment in Markdown.
       * @example Check the date code.
       */
      comment: string;
      /** @description Whether it only groups other manufacturers and cannot be assigned to parts. */
      not_selectable: boolean;
      /**
       * @description Comma-separated alternative names.
       * @example MCU, µC
       */
      alternative_names: string;
      /**
       * @description Postal address.
       * @example Sunny Street 1
       */
      address: string;
      /**
       * @description Phone number.
       * @example +41 22 929 29 29
       */
      phone_number: string;
      /**
       * @description Fax number.
       * @example +41 22 929 29 88
       */
      fax_number: string;
      /**
       * @description Email address.
       * @example info@example.com
       */
      email_address: string;
      /**
       * @description URL with the scheme `http` or `https`.
       * @example https://example.com
       */
      website: string;
      /**
       * @description URL template for product pages. `%PARTNUMBER%` is replaced by the manufacturer part number, or by the name of the part if it has none.
       * @example https://example.com/%PARTNUMBER%
       */
      auto_product_url: string;
      /** @description Files and links that belong to the element. */
      attachments: string[];
      /**
       * Format: uri-reference
       * @description Preview picture. Must be an attachment of the element.
       * @example /api/attachments/7
       */
      master_picture_attachment?: string;
      /** @description Parameters of the element. */
      parameters: string[];
      /**
       * Format: date-time
       * @description Time of creation.
       * @example 2026-01-31T12:00:00+00:00
       */
      addedDate: string;
      /**
       * Format: date-time
       * @description Time of the last change.
       * @example 2026-01-31T12:00:00+00:00
       */
      lastModified: string;
    };
    /**
     * @description A page of a list (Hydra).
     * @example {
     *       "@context": "/api/contexts/Manufacturer",
     *       "@id": "/api/manufacturers",
     *       "@type": "hydra:Collection",
     *       "hydra:totalItems": 1,
     *       "hydra:member": [
     *         {
     *           "@id": "/api/manufacturers/5",
     *           "@type": "Manufacturer",
     *           "id": 5,
     *           "name": "STMicroelectronics",
     *           "full_path": "STMicroelectronics",
     *           "level": 1,
     *           "comment": "Check the date code.",
     *           "not_selectable": false,
     *           "alternative_names": "MCU, µC",
     *           "address": "Sunny Street 1",
     *           "phone_number": "+41 22 929 29 29",
     *           "fax_number": "+41 22 929 29 88",
     *           "email_address": "info@example.com",
     *           "website": "https://example.com",
     *           "auto_product_url": "https://example.com/%PARTNUMBER%",
     *           "attachments": [],
     *           "parameters": [],
     *           "addedDate": "2026-01-31T12:00:00+00:00",
     *           "lastModified": "2026-01-31T12:00:00+00:00"
     *         }
     *       ]
     *     }
     */
    ManufacturerCollectionJsonld: {
      /**
       * Format: uri-reference
       * @example /api/contexts/Manufacturer
       */
      "@context": string;
      /**
       * Format: uri-reference
       * @example /api/manufacturers
       */
      "@id": string;
      /** @constant */
      "@type": "hydra:Collection";
      /** @example 1 */
      "hydra:totalItems": number;
      "hydra:member": components["schemas"]["ManufacturerJsonld"][];
      "hydra:view"?: components["schemas"]["HydraPartialCollectionView"];
      "hydra:search"?: components["schemas"]["HydraIriTemplate"];
    };
    /**
     * @description A new manufacturer.
     * @example {
     *       "name": "STMicroelectronics",
     *       "website": "https://example.com"
     *     }
     */
    ManufacturerCreate: {
      name: string;
    } & WithRequired<components["schemas"]["ManufacturerPatch"], "name">;
    /**
     * @description A company that manufactures parts.
     * @example {
     *       "@context": "/api/contexts/Manufacturer",
     *       "@id": "/api/manufacturers/5",
     *       "@type": "Manufacturer",
     *       "id": 5,
     *       "name": "STMicroelectronics",
     *       "full_path": "STMicroelectronics",
     *       "level": 1,
     *       "comment": "Check the date code.",
     *       "not_selectable": false,
     *       "alternative_names": "MCU, µC",
     *       "address": "Sunny Street 1",
     *       "phone_number": "+41 22 929 29 29",
     *       "fax_number": "+41 22 929 29 88",
     *       "email_address": "info@example.com",
     *       "website": "https://example.com",
     *       "auto_product_url": "https://example.com/%PARTNUMBER%",
     *       "attachments": [],
     *       "parameters": [],
     *       "addedDate": "2026-01-31T12:00:00+00:00",
     *       "lastModified": "2026-01-31T12:00:00+00:00"
     *     }
     */
    ManufacturerJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/Manufacturer
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/manufacturers/5
       */
      "@id": string;
      /** @constant */
      "@type": "Manufacturer";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 5
       */
      id: number;
      /**
       * @description Name. Unique among the children of the same parent.
       * @example STMicroelectronics
       */
      name: string;
      /**
       * @description Names of all ancestors and of the element, separated by ` → `.
       * @example STMicroelectronics
       */
      full_path: string;
      /**
       * @description Number of ancestors.
       * @example 1
       */
      level: number;
      /**
       * Format: uri-reference
       * @description Parent element. `null` makes it a root element.
       * @example /api/manufacturers/1
       */
      parent?: string;
      /**
       * @description Comment in Markdown.
       * @example Check the date code.
       */
      comment: string;
      /** @description Whether it only groups other manufacturers and cannot be assigned to parts. */
      not_selectable: boolean;
      /**
       * @description Comma-separated alternative names.
       * @example MCU, µC
       */
      alternative_names: string;
      /**
       * @description Postal address.
       * @example Sunny Street 1
       */
      address: string;
      /**
       * @description Phone number.
       * @example +41 22 929 29 29
       */
      phone_number: string;
      /**
       * @description Fax number.
       * @example +41 22 929 29 88
       */
      fax_number: string;
      /**
       * @description Email address.
       * @example info@example.com
       */
      email_address: string;
      /**
       * @description URL with the scheme `http` or `https`.
       * @example https://example.com
       */
      website: string;
      /**
       * @description URL template for product pages. `%PARTNUMBER%` is replaced by the manufacturer part number, or by the name of the part if it has none.
       * @example https://example.com/%PARTNUMBER%
       */
      auto_product_url: string;
      /** @description Files and links that belong to the element. */
      attachments: string[];
      /**
       * Format: uri-reference
       * @description Preview picture. Must be an attachment of the element.
       * @example /api/attachments/7
       */
      master_picture_attachment?: string;
      /** @description Parameters of the element. */
      parameters: string[];
      /**
       * Format: date-time
       * @description Time of creation.
       * @example 2026-01-31T12:00:00+00:00
       */
      addedDate: string;
      /**
       * Format: date-time
       * @description Time of the last change.
       * @example 2026-01-31T12:00:00+00:00
       */
      lastModified: string;
    };
    ManufacturerList: components["schemas"]["Manufacturer"][];
    /**
     * @description Changes to the manufacturer. Properties that are not sent keep their values.
     * @example {
     *       "comment": "Acquired by STMicroelectronics."
     *     }
     */
    ManufacturerPatch: {
      /**
       * @description Name. Unique among the children of the same parent.
       * @example STMicroelectronics
       */
      name?: string;
      /**
       * @description Parent element. `null` makes it a root element.
       * @example /api/manufacturers/5
       */
      parent?: components["schemas"]["ManufacturerReference"] | null;
      /**
       * @description Comment in Markdown. Default: empty.
       * @example Check the date code.
       */
      comment?: string;
      /** @description Whether it only groups other manufacturers and cannot be assigned to parts. Default: `false`. */
      not_selectable?: boolean;
      /**
       * @description Comma-separated alternative names. Default: empty.
       * @example MCU, µC
       */
      alternative_names?: string;
      /**
       * @description Postal address. Default: empty.
       * @example Sunny Street 1
       */
      address?: string;
      /**
       * @description Phone number. Default: empty.
       * @example +41 22 929 29 29
       */
      phone_number?: string;
      /**
       * @description Fax number. Default: empty.
       * @example +41 22 929 29 88
       */
      fax_number?: string;
      /**
       * @description Email address. Default: empty.
       * @example info@example.com
       */
      email_address?: string;
      /**
       * @description URL with the scheme `http` or `https`. Default: empty.
       * @example https://example.com
       */
      website?: string;
      /**
       * @description URL template for product pages. `%PARTNUMBER%` is replaced by the manufacturer part number, or by the name of the part if it has none. Default: empty.
       * @example https://example.com/%PARTNUMBER%
       */
      auto_product_url?: string;
      /** @description Files and links that belong to the element. A request replaces the whole list: entries that it does not name are deleted. */
      attachments?: components["schemas"]["AttachmentInput"][];
      /**
       * @description Preview picture. Must be an attachment of the element.
       * @example /api/attachments/7
       */
      master_picture_attachment?: components["schemas"]["AttachmentReference"] | null;
      /** @description Parameters of the element. A request replaces the whole list: entries that it does not name are deleted. */
      parameters?: components["schemas"]["ParameterInput"][];
    };
    /**
     * @description A manufacturer, embedded in another entity.
     * @example {
     *       "id": 5,
     *       "name": "STMicroelectronics",
     *       "full_path": "STMicroelectronics"
     *     }
     */
    ManufacturerRef: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 5
       */
      id: number;
      /**
       * @description Name. Unique among the children of the same parent.
       * @example STMicroelectronics
       */
      name: string;
      /**
       * @description Names of all ancestors and of the element, separated by ` → `.
       * @example STMicroelectronics
       */
      full_path: string;
    };
    /**
     * @description A manufacturer, embedded in another entity.
     * @example {
     *       "@context": "/api/contexts/Manufacturer",
     *       "@id": "/api/manufacturers/5",
     *       "@type": "Manufacturer",
     *       "id": 5,
     *       "name": "STMicroelectronics",
     *       "full_path": "STMicroelectronics"
     *     }
     */
    ManufacturerRefJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/Manufacturer
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/manufacturers/5
       */
      "@id": string;
      /** @constant */
      "@type": "Manufacturer";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 5
       */
      id: number;
      /**
       * @description Name. Unique among the children of the same parent.
       * @example STMicroelectronics
       */
      name: string;
      /**
       * @description Names of all ancestors and of the element, separated by ` → `.
       * @example STMicroelectronics
       */
      full_path: string;
    };
    /**
     * @description A manufacturer, by its IRI or as the embedded object of an answer.
     * @example /api/manufacturers/5
     */
    ManufacturerReference: string | components["schemas"]["EntityReference"];
    /**
     * @description Lifecycle status according to the manufacturer: announced, active, not recommended for new designs (`nrfnd`), end of life (`eol`) or discontinued. Empty if unknown.
     * @example active
     * @enum {string}
     */
    ManufacturingStatus: "" | "announced" | "active" | "nrfnd" | "eol" | "discontinued";
    /**
     * @description A JSON-RPC 2.0 response.
     * @example {
     *       "jsonrpc": "2.0",
     *       "id": 1,
     *       "result": {}
     *     }
     */
    McpAnswer: {
      /**
       * @description JSON-RPC version.
       * @example 2.0
       * @constant
       */
      jsonrpc: "2.0";
      /**
       * @description ID of the request.
       * @example 1
       */
      id: string | number | null;
      /**
       * @description Result of a successful request.
       * @example {}
       */
      result?: Record<string, unknown>;
      error?: components["schemas"]["McpErrorMember"];
    };
    /**
     * @description An MCP message. Protocol version 2025-03-26 also allows a batch of messages.
     * @example {
     *       "jsonrpc": "2.0",
     *       "id": 1,
     *       "method": "ping"
     *     }
     */
    McpBody: components["schemas"]["McpMessage"] | components["schemas"]["McpMessage"][];
    /**
     * @description A JSON-RPC 2.0 error response.
     * @example {
     *       "jsonrpc": "2.0",
     *       "id": null,
     *       "error": {
     *         "code": -32700,
     *         "message": "Syntax error"
     *       }
     *     }
     */
    McpError: {
      /**
       * @description JSON-RPC version.
       * @example 2.0
       * @constant
       */
      jsonrpc: "2.0";
      /**
       * @description ID of the request, or `null` if it could not be read.
       * @example null
       */
      id: string | number | null;
      error: components["schemas"]["McpErrorMember"];
    };
    /**
     * @description A JSON-RPC 2.0 error object.
     * @example {
     *       "code": -32602,
     *       "message": "Unknown tool."
     *     }
     */
    McpErrorMember: {
      /**
       * @description Error code of JSON-RPC or MCP.
       * @example -32602
       */
      code: number;
      /**
       * @description What is wrong and how to fix it.
       * @example Unknown tool.
       */
      message: string;
      /**
       * @description Details that depend on `code`.
       * @example {
       *       "status": 403
       *     }
       */
      data?: unknown;
    };
    /**
     * @description Server-sent events. The data of each event is a JSON-RPC message.
     * @example event: message
     *     data: {"jsonrpc":"2.0","id":1,"result":{}}
     */
    McpEvents: string;
    /**
     * @description A JSON-RPC 2.0 request, notification or response.
     * @example {
     *       "jsonrpc": "2.0",
     *       "id": 1,
     *       "method": "tools/call",
     *       "params": {
     *         "name": "search_parts",
     *         "arguments": {
     *           "keyword": "NE555"
     *         }
     *       }
     *     }
     */
    McpMessage: {
      /**
       * @description JSON-RPC version.
       * @example 2.0
       * @constant
       */
      jsonrpc: "2.0";
      /**
       * @description Request ID. Notifications have none.
       * @example 1
       */
      id?: string | number;
      /**
       * @description MCP method of a request or notification.
       * @example tools/call
       */
      method?: string;
      /**
       * @description Parameters of the method.
       * @example {
       *       "name": "search_parts"
       *     }
       */
      params?: Record<string, unknown>;
      /**
       * @description Result of a successful request.
       * @example {}
       */
      result?: Record<string, unknown>;
      error?: components["schemas"]["McpErrorMember"];
    };
    /**
     * @description A unit that the stock of a part is measured in.
     * @example {
     *       "id": 2,
     *       "name": "Metre",
     *       "full_path": "Length → Metre",
     *       "level": 1,
     *       "comment": "Check the date code.",
     *       "not_selectable": false,
     *       "alternative_names": "MCU, µC",
     *       "is_integer": false,
     *       "use_si_prefix": false,
     *       "attachments": [],
     *       "parameters": [],
     *       "addedDate": "2026-01-31T12:00:00+00:00",
     *       "lastModified": "2026-01-31T12:00:00+00:00"
     *     }
     */
    MeasurementUnit: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 2
       */
      id: number;
      /**
       * @description Name. Unique among the children of the same parent.
       * @example Metre
       */
      name: string;
      /**
       * @description Names of all ancestors and of the element, separated by ` → `.
       * @example Length → Metre
       */
      full_path: string;
      /**
       * @description Number of ancestors.
       * @example 1
       */
      level: number;
      /**
       * Format: uri-reference
       * @description Parent element. `null` makes it a root element.
       * @example /api/measurement_units/1
       */
      parent?: string;
      /**
       * @description Comment in Markdown.
       * @example Check the date code.
       */
      comment: string;
      /** @description Whether it only groups other measurement units and cannot be assigned to parts. */
      not_selectable: boolean;
      /**
       * @description Comma-separated alternative names.
       * @example MCU, µC
       */
      alternative_names: string;
      /**
       * @description Unit symbol. Must be unique. `null` or empty if the unit has no symbol.
       * @example m
       */
      unit?: string;
      /** @description Whether amounts are integers. Stored fractions are rounded in responses. */
      is_integer: boolean;
      /** @description Whether to display amounts with SI prefixes, such as 5 km instead of 5000 m. Requires `unit`. */
      use_si_prefix: boolean;
      /** @description Files and links that belong to the element. */
      attachments: components["schemas"]["AttachmentRef"][];
      /** @description Preview picture. Must be an attachment of the element. */
      master_picture_attachment?: components["schemas"]["AttachmentRef"];
      /** @description Parameters of the element. */
      parameters: components["schemas"]["ParameterRef"][];
      /**
       * Format: date-time
       * @description Time of creation.
       * @example 2026-01-31T12:00:00+00:00
       */
      addedDate: string;
      /**
       * Format: date-time
       * @description Time of the last change.
       * @example 2026-01-31T12:00:00+00:00
       */
      lastModified: string;
    };
    /**
     * @description A page of a list (Hydra).
     * @example {
     *       "@context": "/api/contexts/MeasurementUnit",
     *       "@id": "/api/measurement_units",
     *       "@type": "hydra:Collection",
     *       "hydra:totalItems": 1,
     *       "hydra:member": [
     *         {
     *           "@id": "/api/measurement_units/2",
     *           "@type": "MeasurementUnit",
     *           "id": 2,
     *           "name": "Metre",
     *           "full_path": "Length → Metre",
     *           "level": 1,
     *           "comment": "Check the date code.",
     *           "not_selectable": false,
     *           "alternative_names": "MCU, µC",
     *           "is_integer": false,
     *           "use_si_prefix": false,
     *           "attachments": [],
     *           "parameters": [],
     *           "addedDate": "2026-01-31T12:00:00+00:00",
     *           "lastModified": "2026-01-31T12:00:00+00:00"
     *         }
     *       ]
     *     }
     */
    MeasurementUnitCollectionJsonld: {
      /**
       * Format: uri-reference
       * @example /api/contexts/MeasurementUnit
       */
      "@context": string;
      /**
       * Format: uri-reference
       * @example /api/measurement_units
       */
      "@id": string;
      /** @constant */
      "@type": "hydra:Collection";
      /** @example 1 */
      "hydra:totalItems": number;
      "hydra:member": components["schemas"]["MeasurementUnitJsonld"][];
      "hydra:view"?: components["schemas"]["HydraPartialCollectionView"];
      "hydra:search"?: components["schemas"]["HydraIriTemplate"];
    };
    /**
     * @description A new measurement unit.
     * @example {
     *       "name": "Metre",
     *       "unit": "m"
     *     }
     */
    MeasurementUnitCreate: {
      name: string;
    } & WithRequired<components["schemas"]["MeasurementUnitPatch"], "name">;
    /**
     * @description A unit that the stock of a part is measured in.
     * @example {
     *       "@context": "/api/contexts/MeasurementUnit",
     *       "@id": "/api/measurement_units/2",
     *       "@type": "MeasurementUnit",
     *       "id": 2,
     *       "name": "Metre",
     *       "full_path": "Length → Metre",
     *       "level": 1,
     *       "comment": "Check the date code.",
     *       "not_selectable": false,
     *       "alternative_names": "MCU, µC",
     *       "is_integer": false,
     *       "use_si_prefix": false,
     *       "attachments": [],
     *       "parameters": [],
     *       "addedDate": "2026-01-31T12:00:00+00:00",
     *       "lastModified": "2026-01-31T12:00:00+00:00"
     *     }
     */
    MeasurementUnitJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/MeasurementUnit
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/measurement_units/2
       */
      "@id": string;
      /** @constant */
      "@type": "MeasurementUnit";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 2
       */
      id: number;
      /**
       * @description Name. Unique among the children of the same parent.
       * @example Metre
       */
      name: string;
      /**
       * @description Names of all ancestors and of the element, separated by ` → `.
       * @example Length → Metre
       */
      full_path: string;
      /**
       * @description Number of ancestors.
       * @example 1
       */
      level: number;
      /**
       * Format: uri-reference
       * @description Parent element. `null` makes it a root element.
       * @example /api/measurement_units/1
       */
      parent?: string;
      /**
       * @description Comment in Markdown.
       * @example Check the date code.
       */
      comment: string;
      /** @description Whether it only groups other measurement units and cannot be assigned to parts. */
      not_selectable: boolean;
      /**
       * @description Comma-separated alternative names.
       * @example MCU, µC
       */
      alternative_names: string;
      /**
       * @description Unit symbol. Must be unique. `null` or empty if the unit has no symbol.
       * @example m
       */
      unit?: string;
      /** @description Whether amounts are integers. Stored fractions are rounded in responses. */
      is_integer: boolean;
      /** @description Whether to display amounts with SI prefixes, such as 5 km instead of 5000 m. Requires `unit`. */
      use_si_prefix: boolean;
      /** @description Files and links that belong to the element. */
      attachments: components["schemas"]["AttachmentRefJsonld"][];
      /** @description Preview picture. Must be an attachment of the element. */
      master_picture_attachment?: components["schemas"]["AttachmentRefJsonld"];
      /** @description Parameters of the element. */
      parameters: components["schemas"]["ParameterRefJsonld"][];
      /**
       * Format: date-time
       * @description Time of creation.
       * @example 2026-01-31T12:00:00+00:00
       */
      addedDate: string;
      /**
       * Format: date-time
       * @description Time of the last change.
       * @example 2026-01-31T12:00:00+00:00
       */
      lastModified: string;
    };
    MeasurementUnitList: components["schemas"]["MeasurementUnit"][];
    /**
     * @description Changes to the measurement unit. Properties that are not sent keep their values.
     * @example {
     *       "use_si_prefix": true
     *     }
     */
    MeasurementUnitPatch: {
      /**
       * @description Name. Unique among the children of the same parent.
       * @example Metre
       */
      name?: string;
      /**
       * @description Parent element. `null` makes it a root element.
       * @example /api/measurement_units/2
       */
      parent?: components["schemas"]["MeasurementUnitReference"] | null;
      /**
       * @description Comment in Markdown. Default: empty.
       * @example Check the date code.
       */
      comment?: string;
      /** @description Whether it only groups other measurement units and cannot be assigned to parts. Default: `false`. */
      not_selectable?: boolean;
      /**
       * @description Comma-separated alternative names. Default: empty.
       * @example MCU, µC
       */
      alternative_names?: string;
      /**
       * @description Unit symbol. Must be unique. `null` or empty if the unit has no symbol.
       * @example m
       */
      unit?: string | null;
      /** @description Whether amounts are integers. Stored fractions are rounded in responses. Default: `false`. */
      is_integer?: boolean;
      /** @description Whether to display amounts with SI prefixes, such as 5 km instead of 5000 m. Requires `unit`. Default: `false`. */
      use_si_prefix?: boolean;
      /** @description Files and links that belong to the element. A request replaces the whole list: entries that it does not name are deleted. */
      attachments?: components["schemas"]["AttachmentInput"][];
      /**
       * @description Preview picture. Must be an attachment of the element.
       * @example /api/attachments/7
       */
      master_picture_attachment?: components["schemas"]["AttachmentReference"] | null;
      /** @description Parameters of the element. A request replaces the whole list: entries that it does not name are deleted. */
      parameters?: components["schemas"]["ParameterInput"][];
    };
    /**
     * @description A measurement unit, embedded in another entity.
     * @example {
     *       "id": 2,
     *       "name": "Metre",
     *       "full_path": "Length → Metre"
     *     }
     */
    MeasurementUnitRef: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 2
       */
      id: number;
      /**
       * @description Name. Unique among the children of the same parent.
       * @example Metre
       */
      name: string;
      /**
       * @description Names of all ancestors and of the element, separated by ` → `.
       * @example Length → Metre
       */
      full_path: string;
    };
    /**
     * @description A measurement unit, embedded in another entity.
     * @example {
     *       "@context": "/api/contexts/MeasurementUnit",
     *       "@id": "/api/measurement_units/2",
     *       "@type": "MeasurementUnit",
     *       "id": 2,
     *       "name": "Metre",
     *       "full_path": "Length → Metre"
     *     }
     */
    MeasurementUnitRefJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/MeasurementUnit
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/measurement_units/2
       */
      "@id": string;
      /** @constant */
      "@type": "MeasurementUnit";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 2
       */
      id: number;
      /**
       * @description Name. Unique among the children of the same parent.
       * @example Metre
       */
      name: string;
      /**
       * @description Names of all ancestors and of the element, separated by ` → `.
       * @example Length → Metre
       */
      full_path: string;
    };
    /**
     * @description A measurement unit, by its IRI or as the embedded object of an answer.
     * @example /api/measurement_units/2
     */
    MeasurementUnitReference: string | components["schemas"]["EntityReference"];
    /**
     * @description Where the file can be read, be it here (`internal_path`) or elsewhere (`external_path`); null when there is none.
     * @example /api/attachments/7/file
     */
    MediaUrl: string | null;
    /**
     * @description Client authentication method. All clients are public and have no secret.
     * @example none
     * @enum {string}
     */
    NoClientSecret: "none";
    /**
     * @description A number to compare with.
     * @example 1.5
     */
    NumberFilterValue: number;
    /**
     * @description Minimum and maximum, separated by two dots.
     * @example 1..2.5
     */
    NumberRange: string;
    /**
     * @description Client identifier (RFC 6749 §2.2).
     * @example 41e2a6316b26f55fcfca56c1826408e5
     */
    OAuthClientId: string;
    /**
     * @description An OAuth error response (RFC 6749 §5.2).
     * @example {
     *       "error": "invalid_grant",
     *       "error_description": "The refresh token has expired."
     *     }
     */
    OAuthError: {
      /**
       * @description Error code.
       * @example invalid_grant
       * @enum {string}
       */
      error:
        | "invalid_request"
        | "invalid_client"
        | "invalid_grant"
        | "unauthorized_client"
        | "unsupported_grant_type"
        | "invalid_scope"
        | "invalid_target"
        | "invalid_redirect_uri"
        | "invalid_client_metadata"
        | "temporarily_unavailable"
        | "server_error";
      /**
       * @description Explanation for developers.
       * @example The refresh token has expired.
       */
      error_description: string;
    };
    /**
     * @description Scope of a token. API tokens have the same scopes.
     * @example edit
     * @enum {string}
     */
    OAuthScope: "read_only" | "edit" | "admin" | "full";
    /**
     * @description An OpenAPI document.
     * @example {
     *       "openapi": "3.1.1",
     *       "info": {
     *         "title": "Partledger",
     *         "version": "0.1.0"
     *       },
     *       "paths": {}
     *     }
     */
    OpenApiDocument: {
      /** @example 3.1.1 */
      openapi: string;
      info: components["schemas"]["OpenApiSection"];
      paths: components["schemas"]["OpenApiSection"];
    } & {
      [key: string]: unknown;
    };
    /**
     * @description A section of an OpenAPI document, as defined by the OpenAPI specification.
     * @example {
     *       "title": "Partledger",
     *       "version": "0.1.0"
     *     }
     */
    OpenApiSection: {
      [key: string]: unknown;
    };
    /**
     * @description An OpenAPI document as YAML.
     * @example openapi: 3.1.1
     *     info:
     *       title: Partledger
     *       version: 0.1.0
     *     paths: {}
     */
    OpenApiYaml: string;
    /**
     * @description Ascending (`asc` or empty) or descending (`desc`).
     * @example asc
     * @enum {string}
     */
    OrderDirection: "asc" | "desc" | "ASC" | "DESC" | "";
    /**
     * @description A part offered by a supplier, with its supplier part number and prices.
     * @example {
     *       "id": 7,
     *       "supplierpartnr": "497-11605-ND",
     *       "supplier": {
     *         "id": 8,
     *         "name": "Mouser",
     *         "full_path": "Mouser"
     *       },
     *       "obsolete": false,
     *       "supplier_product_url": "https://example.com/497-11605-ND",
     *       "pricedetails": [],
     *       "part": {
     *         "id": 3,
     *         "name": "STM32F407VGT6"
     *       },
     *       "addedDate": "2026-01-31T12:00:00+00:00",
     *       "lastModified": "2026-01-31T12:00:00+00:00"
     *     }
     */
    Orderdetail: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 7
       */
      id: number;
      /**
       * @description Supplier part number. Must be unique among the orderdetails of the part and supplier.
       * @example 497-11605-ND
       */
      supplierpartnr: string;
      /** @description Supplier. Must be selectable. */
      supplier: components["schemas"]["SupplierRef"];
      /** @description Whether the supplier no longer sells the part. */
      obsolete: boolean;
      /** @description Whether EDA software shows the supplier part number. `null` selects the default. */
      eda_visibility?: boolean;
      /**
       * @description HTTP or HTTPS URL of the product page, or empty. If none is stored, responses contain the URL built from the supplier's `auto_product_url`. Sending that URL back stores nothing.
       * @example https://example.com/497-11605-ND
       */
      supplier_product_url: string;
      /** @description Whether the prices include value-added tax (VAT). `null` if unknown. */
      prices_includes_vat?: boolean;
      /** @description Prices, by minimum order quantity. */
      pricedetails: components["schemas"]["PricedetailEmbedded"][];
      /** @description The part that can be ordered. */
      part: components["schemas"]["PartRef"];
      /**
       * Format: date-time
       * @description Time of creation.
       * @example 2026-01-31T12:00:00+00:00
       */
      addedDate: string;
      /**
       * Format: date-time
       * @description Time of the last change.
       * @example 2026-01-31T12:00:00+00:00
       */
      lastModified: string;
    };
    /**
     * @description A page of a list (Hydra).
     * @example {
     *       "@context": "/api/contexts/Orderdetail",
     *       "@id": "/api/orderdetails",
     *       "@type": "hydra:Collection",
     *       "hydra:totalItems": 1,
     *       "hydra:member": [
     *         {
     *           "@id": "/api/orderdetails/7",
     *           "@type": "Orderdetail",
     *           "id": 7,
     *           "supplierpartnr": "497-11605-ND",
     *           "supplier": {
     *             "@id": "/api/suppliers/8",
     *             "@type": "Supplier",
     *             "id": 8,
     *             "name": "Mouser",
     *             "full_path": "Mouser"
     *           },
     *           "obsolete": false,
     *           "supplier_product_url": "https://example.com/497-11605-ND",
     *           "pricedetails": [],
     *           "part": {
     *             "@id": "/api/parts/3",
     *             "@type": "Part",
     *             "id": 3,
     *             "name": "STM32F407VGT6"
     *           },
     *           "addedDate": "2026-01-31T12:00:00+00:00",
     *           "lastModified": "2026-01-31T12:00:00+00:00"
     *         }
     *       ]
     *     }
     */
    OrderdetailCollectionJsonld: {
      /**
       * Format: uri-reference
       * @example /api/contexts/Orderdetail
       */
      "@context": string;
      /**
       * Format: uri-reference
       * @example /api/orderdetails
       */
      "@id": string;
      /** @constant */
      "@type": "hydra:Collection";
      /** @example 1 */
      "hydra:totalItems": number;
      "hydra:member": components["schemas"]["OrderdetailJsonld"][];
      "hydra:view"?: components["schemas"]["HydraPartialCollectionView"];
      "hydra:search"?: components["schemas"]["HydraIriTemplate"];
    };
    /**
     * @description A new orderdetail.
     * @example {
     *       "supplier": "/api/suppliers/2",
     *       "supplierpartnr": "497-11605-ND",
     *       "part": "/api/parts/3"
     *     }
     */
    OrderdetailCreate: {
      supplier: components["schemas"]["SupplierReference"];
      part: components["schemas"]["PartReference"];
    } & WithRequired<components["schemas"]["OrderdetailPatch"], "supplier" | "part">;
    /**
     * @description An orderdetail, embedded in another entity.
     * @example {
     *       "id": 7,
     *       "supplierpartnr": "497-11605-ND",
     *       "supplier": {
     *         "id": 8,
     *         "name": "Mouser",
     *         "full_path": "Mouser"
     *       },
     *       "obsolete": false,
     *       "supplier_product_url": "https://example.com/497-11605-ND",
     *       "pricedetails": []
     *     }
     */
    OrderdetailEmbedded: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 7
       */
      id: number;
      /**
       * @description Supplier part number. Must be unique among the orderdetails of the part and supplier.
       * @example 497-11605-ND
       */
      supplierpartnr: string;
      /** @description Supplier. Must be selectable. */
      supplier: components["schemas"]["SupplierRef"];
      /** @description Whether the supplier no longer sells the part. */
      obsolete: boolean;
      /** @description Whether EDA software shows the supplier part number. `null` selects the default. */
      eda_visibility?: boolean;
      /**
       * @description HTTP or HTTPS URL of the product page, or empty. If none is stored, responses contain the URL built from the supplier's `auto_product_url`. Sending that URL back stores nothing.
       * @example https://example.com/497-11605-ND
       */
      supplier_product_url: string;
      /** @description Whether the prices include value-added tax (VAT). `null` if unknown. */
      prices_includes_vat?: boolean;
      /** @description Prices, by minimum order quantity. */
      pricedetails: components["schemas"]["PricedetailEmbedded"][];
    };
    /**
     * @description A page of a list (Hydra).
     * @example {
     *       "@context": "/api/contexts/Orderdetail",
     *       "@id": "/api/orderdetails",
     *       "@type": "hydra:Collection",
     *       "hydra:totalItems": 1,
     *       "hydra:member": [
     *         {
     *           "@id": "/api/orderdetails/7",
     *           "@type": "Orderdetail",
     *           "id": 7,
     *           "supplierpartnr": "497-11605-ND",
     *           "supplier": {
     *             "@id": "/api/suppliers/8",
     *             "@type": "Supplier",
     *             "id": 8,
     *             "name": "Mouser",
     *             "full_path": "Mouser"
     *           },
     *           "obsolete": false,
     *           "supplier_product_url": "https://example.com/497-11605-ND",
     *           "pricedetails": []
     *         }
     *       ]
     *     }
     */
    OrderdetailEmbeddedCollectionJsonld: {
      /**
       * Format: uri-reference
       * @example /api/contexts/Orderdetail
       */
      "@context": string;
      /**
       * Format: uri-reference
       * @example /api/orderdetails
       */
      "@id": string;
      /** @constant */
      "@type": "hydra:Collection";
      /** @example 1 */
      "hydra:totalItems": number;
      "hydra:member": components["schemas"]["OrderdetailEmbeddedJsonld"][];
      "hydra:view"?: components["schemas"]["HydraPartialCollectionView"];
      "hydra:search"?: components["schemas"]["HydraIriTemplate"];
    };
    /**
     * @description An orderdetail, embedded in another entity.
     * @example {
     *       "@context": "/api/contexts/Orderdetail",
     *       "@id": "/api/orderdetails/7",
     *       "@type": "Orderdetail",
     *       "id": 7,
     *       "supplierpartnr": "497-11605-ND",
     *       "supplier": {
     *         "@id": "/api/suppliers/8",
     *         "@type": "Supplier",
     *         "id": 8,
     *         "name": "Mouser",
     *         "full_path": "Mouser"
     *       },
     *       "obsolete": false,
     *       "supplier_product_url": "https://example.com/497-11605-ND",
     *       "pricedetails": []
     *     }
     */
    OrderdetailEmbeddedJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/Orderdetail
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/orderdetails/7
       */
      "@id": string;
      /** @constant */
      "@type": "Orderdetail";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 7
       */
      id: number;
      /**
       * @description Supplier part number. Must be unique among the orderdetails of the part and supplier.
       * @example 497-11605-ND
       */
      supplierpartnr: string;
      /** @description Supplier. Must be selectable. */
      supplier: components["schemas"]["SupplierRefJsonld"];
      /** @description Whether the supplier no longer sells the part. */
      obsolete: boolean;
      /** @description Whether EDA software shows the supplier part number. `null` selects the default. */
      eda_visibility?: boolean;
      /**
       * @description HTTP or HTTPS URL of the product page, or empty. If none is stored, responses contain the URL built from the supplier's `auto_product_url`. Sending that URL back stores nothing.
       * @example https://example.com/497-11605-ND
       */
      supplier_product_url: string;
      /** @description Whether the prices include value-added tax (VAT). `null` if unknown. */
      prices_includes_vat?: boolean;
      /** @description Prices, by minimum order quantity. */
      pricedetails: components["schemas"]["PricedetailEmbeddedJsonld"][];
    };
    /** @description A page of the orderdetails of a part. */
    OrderdetailEmbeddedList: components["schemas"]["OrderdetailEmbedded"][];
    /**
     * Format: uri-reference
     * @description An orderdetail in the list of its part: a new one with a `supplier`, or an existing one by its IRI, `@id` or `id` with the properties to change.
     * @example {
     *       "supplier": "/api/suppliers/2",
     *       "supplierpartnr": "497-11605-ND",
     *       "pricedetails": [
     *         {
     *           "price": "0.125"
     *         }
     *       ]
     *     }
     * @example {
     *       "id": 7,
     *       "obsolete": true
     *     }
     * @example /api/orderdetails/7
     */
    OrderdetailInput:
      | string
      | {
          /**
           * Format: uri-reference
           * @example /api/orderdetails/7
           */
          "@id"?: string;
          /**
           * Format: int64
           * @description Unique ID.
           * @example 7
           */
          id?: number;
          /**
           * @description Supplier part number. Must be unique among the orderdetails of the part and supplier. Default: empty.
           * @example 497-11605-ND
           */
          supplierpartnr?: string;
          /** @description Supplier. Must be selectable. */
          supplier?: components["schemas"]["SupplierReference"];
          /** @description Whether the supplier no longer sells the part. Default: `false`. */
          obsolete?: boolean;
          /** @description Whether EDA software shows the supplier part number. `null` selects the default. */
          eda_visibility?: boolean | null;
          /**
           * @description HTTP or HTTPS URL of the product page, or empty. If none is stored, responses contain the URL built from the supplier's `auto_product_url`. Sending that URL back stores nothing. Default: empty.
           * @example https://example.com/497-11605-ND
           */
          supplier_product_url?: string;
          /** @description Whether the prices include value-added tax (VAT). `null` if unknown. */
          prices_includes_vat?: boolean | null;
          /** @description Prices, by minimum order quantity. A request replaces the whole list: entries that it does not name are deleted. */
          pricedetails?: components["schemas"]["PricedetailInput"][];
        };
    /**
     * @description A part offered by a supplier, with its supplier part number and prices.
     * @example {
     *       "@context": "/api/contexts/Orderdetail",
     *       "@id": "/api/orderdetails/7",
     *       "@type": "Orderdetail",
     *       "id": 7,
     *       "supplierpartnr": "497-11605-ND",
     *       "supplier": {
     *         "@id": "/api/suppliers/8",
     *         "@type": "Supplier",
     *         "id": 8,
     *         "name": "Mouser",
     *         "full_path": "Mouser"
     *       },
     *       "obsolete": false,
     *       "supplier_product_url": "https://example.com/497-11605-ND",
     *       "pricedetails": [],
     *       "part": {
     *         "@id": "/api/parts/3",
     *         "@type": "Part",
     *         "id": 3,
     *         "name": "STM32F407VGT6"
     *       },
     *       "addedDate": "2026-01-31T12:00:00+00:00",
     *       "lastModified": "2026-01-31T12:00:00+00:00"
     *     }
     */
    OrderdetailJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/Orderdetail
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/orderdetails/7
       */
      "@id": string;
      /** @constant */
      "@type": "Orderdetail";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 7
       */
      id: number;
      /**
       * @description Supplier part number. Must be unique among the orderdetails of the part and supplier.
       * @example 497-11605-ND
       */
      supplierpartnr: string;
      /** @description Supplier. Must be selectable. */
      supplier: components["schemas"]["SupplierRefJsonld"];
      /** @description Whether the supplier no longer sells the part. */
      obsolete: boolean;
      /** @description Whether EDA software shows the supplier part number. `null` selects the default. */
      eda_visibility?: boolean;
      /**
       * @description HTTP or HTTPS URL of the product page, or empty. If none is stored, responses contain the URL built from the supplier's `auto_product_url`. Sending that URL back stores nothing.
       * @example https://example.com/497-11605-ND
       */
      supplier_product_url: string;
      /** @description Whether the prices include value-added tax (VAT). `null` if unknown. */
      prices_includes_vat?: boolean;
      /** @description Prices, by minimum order quantity. */
      pricedetails: components["schemas"]["PricedetailEmbeddedJsonld"][];
      /** @description The part that can be ordered. */
      part: components["schemas"]["PartRefJsonld"];
      /**
       * Format: date-time
       * @description Time of creation.
       * @example 2026-01-31T12:00:00+00:00
       */
      addedDate: string;
      /**
       * Format: date-time
       * @description Time of the last change.
       * @example 2026-01-31T12:00:00+00:00
       */
      lastModified: string;
    };
    OrderdetailList: components["schemas"]["Orderdetail"][];
    /**
     * @description Changes to the orderdetail. Properties that are not sent keep their values.
     * @example {
     *       "obsolete": true
     *     }
     */
    OrderdetailPatch: {
      /**
       * @description Supplier part number. Must be unique among the orderdetails of the part and supplier. Default: empty.
       * @example 497-11605-ND
       */
      supplierpartnr?: string;
      /** @description Supplier. Must be selectable. */
      supplier?: components["schemas"]["SupplierReference"];
      /** @description Whether the supplier no longer sells the part. Default: `false`. */
      obsolete?: boolean;
      /** @description Whether EDA software shows the supplier part number. `null` selects the default. */
      eda_visibility?: boolean | null;
      /**
       * @description HTTP or HTTPS URL of the product page, or empty. If none is stored, responses contain the URL built from the supplier's `auto_product_url`. Sending that URL back stores nothing. Default: empty.
       * @example https://example.com/497-11605-ND
       */
      supplier_product_url?: string;
      /** @description Whether the prices include value-added tax (VAT). `null` if unknown. */
      prices_includes_vat?: boolean | null;
      /** @description Prices, by minimum order quantity. A request replaces the whole list: entries that it does not name are deleted. */
      pricedetails?: components["schemas"]["PricedetailInput"][];
      /** @description The part that can be ordered. */
      part?: components["schemas"]["PartReference"];
    };
    /**
     * @description An orderdetail, embedded in another entity.
     * @example {
     *       "id": 7
     *     }
     */
    OrderdetailRef: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 7
       */
      id: number;
    };
    /**
     * @description An orderdetail, embedded in another entity.
     * @example {
     *       "@context": "/api/contexts/Orderdetail",
     *       "@id": "/api/orderdetails/7",
     *       "@type": "Orderdetail",
     *       "id": 7
     *     }
     */
    OrderdetailRefJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/Orderdetail
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/orderdetails/7
       */
      "@id": string;
      /** @constant */
      "@type": "Orderdetail";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 7
       */
      id: number;
    };
    /**
     * @description An orderdetail, by its IRI or as the embedded object of an answer.
     * @example /api/orderdetails/7
     */
    OrderdetailReference: string | components["schemas"]["EntityReference"];
    /**
     * @description An HTML page.
     * @example <!doctype html><title>Partledger</title>
     */
    Page: string;
    /**
     * @description A named value with limits and unit that belongs to an element of the inventory.
     * @example {
     *       "id": 12,
     *       "name": "Supply voltage",
     *       "symbol": "V_DD",
     *       "unit": "V",
     *       "value_text": "typical",
     *       "group": "Electrical",
     *       "formatted": "3.3 V (1.8 V ... 3.6 V)",
     *       "element": {
     *         "id": 3,
     *         "name": "STM32F407VGT6"
     *       }
     *     }
     */
    Parameter: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 12
       */
      id: number;
      /** @example Supply voltage */
      name: string;
      /** @example V_DD */
      symbol: string;
      /**
       * @description Not above the typical value and below the largest.
       * @example 1.8
       */
      value_min?: number;
      /** @example 3.3 */
      value_typical?: number;
      /**
       * @description Not below the typical value and above the smallest.
       * @example 3.6
       */
      value_max?: number;
      /** @example V */
      unit: string;
      /** @example typical */
      value_text: string;
      /**
       * @description Parameters of one group are shown together.
       * @example Electrical
       */
      group: string;
      /** @description Whether an EDA program takes it over; null leaves it open. */
      eda_visibility?: boolean;
      /** @description Whether it is shown at the symbol; null leaves it open. */
      eda_symbol_visibility?: boolean;
      /**
       * @description Values, unit and text in one line.
       * @example 3.3 V (1.8 V ... 3.6 V)
       */
      formatted: string;
      element: components["schemas"]["Element"];
    };
    /**
     * @description A page of a list (Hydra).
     * @example {
     *       "@context": "/api/contexts/Parameter",
     *       "@id": "/api/parameters",
     *       "@type": "hydra:Collection",
     *       "hydra:totalItems": 1,
     *       "hydra:member": [
     *         {
     *           "@id": "/api/parameters/12",
     *           "@type": "Parameter",
     *           "id": 12,
     *           "name": "Supply voltage",
     *           "symbol": "V_DD",
     *           "unit": "V",
     *           "value_text": "typical",
     *           "group": "Electrical",
     *           "formatted": "3.3 V (1.8 V ... 3.6 V)",
     *           "element": {
     *             "@id": "/api/parts/3",
     *             "@type": "Part",
     *             "id": 3,
     *             "name": "STM32F407VGT6"
     *           }
     *         }
     *       ]
     *     }
     */
    ParameterCollectionJsonld: {
      /**
       * Format: uri-reference
       * @example /api/contexts/Parameter
       */
      "@context": string;
      /**
       * Format: uri-reference
       * @example /api/parameters
       */
      "@id": string;
      /** @constant */
      "@type": "hydra:Collection";
      /** @example 1 */
      "hydra:totalItems": number;
      "hydra:member": components["schemas"]["ParameterJsonld"][];
      "hydra:view"?: components["schemas"]["HydraPartialCollectionView"];
      "hydra:search"?: components["schemas"]["HydraIriTemplate"];
    };
    /**
     * @description A new parameter.
     * @example {
     *       "name": "Supply voltage",
     *       "element": "/api/parts/3",
     *       "value_min": 1.8,
     *       "value_typical": 3.3,
     *       "value_max": 3.6,
     *       "unit": "V"
     *     }
     */
    ParameterCreate: {
      name: string;
      element: components["schemas"]["ElementReference"];
    } & WithRequired<components["schemas"]["ParameterPatch"], "name" | "element">;
    /**
     * @description A parameter, embedded in another entity.
     * @example {
     *       "id": 12,
     *       "name": "Supply voltage",
     *       "symbol": "V_DD",
     *       "unit": "V",
     *       "value_text": "typical",
     *       "group": "Electrical",
     *       "formatted": "3.3 V (1.8 V ... 3.6 V)"
     *     }
     */
    ParameterEmbedded: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 12
       */
      id: number;
      /** @example Supply voltage */
      name: string;
      /** @example V_DD */
      symbol: string;
      /**
       * @description Not above the typical value and below the largest.
       * @example 1.8
       */
      value_min?: number;
      /** @example 3.3 */
      value_typical?: number;
      /**
       * @description Not below the typical value and above the smallest.
       * @example 3.6
       */
      value_max?: number;
      /** @example V */
      unit: string;
      /** @example typical */
      value_text: string;
      /**
       * @description Parameters of one group are shown together.
       * @example Electrical
       */
      group: string;
      /** @description Whether an EDA program takes it over; null leaves it open. */
      eda_visibility?: boolean;
      /** @description Whether it is shown at the symbol; null leaves it open. */
      eda_symbol_visibility?: boolean;
      /**
       * @description Values, unit and text in one line.
       * @example 3.3 V (1.8 V ... 3.6 V)
       */
      formatted: string;
    };
    /**
     * @description A parameter, embedded in another entity.
     * @example {
     *       "@context": "/api/contexts/Parameter",
     *       "@id": "/api/parameters/12",
     *       "@type": "Parameter",
     *       "id": 12,
     *       "name": "Supply voltage",
     *       "symbol": "V_DD",
     *       "unit": "V",
     *       "value_text": "typical",
     *       "group": "Electrical",
     *       "formatted": "3.3 V (1.8 V ... 3.6 V)"
     *     }
     */
    ParameterEmbeddedJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/Parameter
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/parameters/12
       */
      "@id": string;
      /** @constant */
      "@type": "Parameter";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 12
       */
      id: number;
      /** @example Supply voltage */
      name: string;
      /** @example V_DD */
      symbol: string;
      /**
       * @description Not above the typical value and below the largest.
       * @example 1.8
       */
      value_min?: number;
      /** @example 3.3 */
      value_typical?: number;
      /**
       * @description Not below the typical value and above the smallest.
       * @example 3.6
       */
      value_max?: number;
      /** @example V */
      unit: string;
      /** @example typical */
      value_text: string;
      /**
       * @description Parameters of one group are shown together.
       * @example Electrical
       */
      group: string;
      /** @description Whether an EDA program takes it over; null leaves it open. */
      eda_visibility?: boolean;
      /** @description Whether it is shown at the symbol; null leaves it open. */
      eda_symbol_visibility?: boolean;
      /**
       * @description Values, unit and text in one line.
       * @example 3.3 V (1.8 V ... 3.6 V)
       */
      formatted: string;
    };
    /**
     * Format: uri-reference
     * @description A parameter in the list of its element: an existing one by its IRI or its number (`@id` or `id`), with what is to change in it, or a new one, which needs a `name`.
     * @example {
     *       "name": "Supply voltage",
     *       "value_typical": 3.3,
     *       "unit": "V"
     *     }
     * @example {
     *       "id": 12,
     *       "value_max": 5
     *     }
     * @example /api/parameters/12
     */
    ParameterInput:
      | string
      | {
          /**
           * Format: uri-reference
           * @example /api/parameters/12
           */
          "@id"?: string;
          /**
           * Format: int64
           * @description Unique ID.
           * @example 12
           */
          id?: number;
          /** @example Supply voltage */
          name?: string;
          /**
           * @description Default: empty.
           * @example V_DD
           */
          symbol?: string;
          /**
           * @description Not above the typical value and below the largest.
           * @example 1.8
           */
          value_min?: number | null;
          /** @example 3.3 */
          value_typical?: number | null;
          /**
           * @description Not below the typical value and above the smallest.
           * @example 3.6
           */
          value_max?: number | null;
          /**
           * @description Default: empty.
           * @example V
           */
          unit?: string;
          /**
           * @description Default: empty.
           * @example typical
           */
          value_text?: string;
          /**
           * @description Parameters of one group are shown together. Default: empty.
           * @example Electrical
           */
          group?: string;
          /** @description Whether an EDA program takes it over; null leaves it open. */
          eda_visibility?: boolean | null;
          /** @description Whether it is shown at the symbol; null leaves it open. */
          eda_symbol_visibility?: boolean | null;
          _type?: components["schemas"]["ElementType"];
        };
    /**
     * @description A named value with limits and unit that belongs to an element of the inventory.
     * @example {
     *       "@context": "/api/contexts/Parameter",
     *       "@id": "/api/parameters/12",
     *       "@type": "Parameter",
     *       "id": 12,
     *       "name": "Supply voltage",
     *       "symbol": "V_DD",
     *       "unit": "V",
     *       "value_text": "typical",
     *       "group": "Electrical",
     *       "formatted": "3.3 V (1.8 V ... 3.6 V)",
     *       "element": {
     *         "@id": "/api/parts/3",
     *         "@type": "Part",
     *         "id": 3,
     *         "name": "STM32F407VGT6"
     *       }
     *     }
     */
    ParameterJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/Parameter
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/parameters/12
       */
      "@id": string;
      /** @constant */
      "@type": "Parameter";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 12
       */
      id: number;
      /** @example Supply voltage */
      name: string;
      /** @example V_DD */
      symbol: string;
      /**
       * @description Not above the typical value and below the largest.
       * @example 1.8
       */
      value_min?: number;
      /** @example 3.3 */
      value_typical?: number;
      /**
       * @description Not below the typical value and above the smallest.
       * @example 3.6
       */
      value_max?: number;
      /** @example V */
      unit: string;
      /** @example typical */
      value_text: string;
      /**
       * @description Parameters of one group are shown together.
       * @example Electrical
       */
      group: string;
      /** @description Whether an EDA program takes it over; null leaves it open. */
      eda_visibility?: boolean;
      /** @description Whether it is shown at the symbol; null leaves it open. */
      eda_symbol_visibility?: boolean;
      /**
       * @description Values, unit and text in one line.
       * @example 3.3 V (1.8 V ... 3.6 V)
       */
      formatted: string;
      element: components["schemas"]["ElementJsonld"];
    };
    ParameterList: components["schemas"]["Parameter"][];
    /**
     * @description Changes to the parameter. Properties that are not sent keep their values.
     * @example {
     *       "value_max": 5
     *     }
     */
    ParameterPatch: {
      /** @example Supply voltage */
      name?: string;
      /**
       * @description Default: empty.
       * @example V_DD
       */
      symbol?: string;
      /**
       * @description Not above the typical value and below the largest.
       * @example 1.8
       */
      value_min?: number | null;
      /** @example 3.3 */
      value_typical?: number | null;
      /**
       * @description Not below the typical value and above the smallest.
       * @example 3.6
       */
      value_max?: number | null;
      /**
       * @description Default: empty.
       * @example V
       */
      unit?: string;
      /**
       * @description Default: empty.
       * @example typical
       */
      value_text?: string;
      /**
       * @description Parameters of one group are shown together. Default: empty.
       * @example Electrical
       */
      group?: string;
      /** @description Whether an EDA program takes it over; null leaves it open. */
      eda_visibility?: boolean | null;
      /** @description Whether it is shown at the symbol; null leaves it open. */
      eda_symbol_visibility?: boolean | null;
      element?: components["schemas"]["ElementReference"];
      _type?: components["schemas"]["ElementType"];
    };
    /**
     * @description A parameter, embedded in another entity.
     * @example {
     *       "id": 12,
     *       "name": "Supply voltage"
     *     }
     */
    ParameterRef: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 12
       */
      id: number;
      /** @example Supply voltage */
      name: string;
    };
    /**
     * @description A parameter, embedded in another entity.
     * @example {
     *       "@context": "/api/contexts/Parameter",
     *       "@id": "/api/parameters/12",
     *       "@type": "Parameter",
     *       "id": 12,
     *       "name": "Supply voltage"
     *     }
     */
    ParameterRefJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/Parameter
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/parameters/12
       */
      "@id": string;
      /** @constant */
      "@type": "Parameter";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 12
       */
      id: number;
      /** @example Supply voltage */
      name: string;
    };
    /**
     * @description A part with its lots, orderdetails, attachments and parameters.
     * @example {
     *       "id": 3,
     *       "name": "STM32F407VGT6",
     *       "description": "32-bit microcontroller",
     *       "comment": "",
     *       "favorite": false,
     *       "needs_review": false,
     *       "tags": "arm, smd",
     *       "category": {
     *         "id": 3,
     *         "name": "Microcontrollers",
     *         "full_path": "ICs → Microcontrollers"
     *       },
     *       "footprint": {
     *         "id": 6,
     *         "name": "LQFP-100",
     *         "full_path": "QFP → LQFP-100"
     *       },
     *       "manufacturer": {
     *         "id": 5,
     *         "name": "STMicroelectronics",
     *         "full_path": "STMicroelectronics"
     *       },
     *       "manufacturer_product_url": "https://example.com/STM32F407VGT6",
     *       "manufacturer_product_number": "STM32F407VGT6",
     *       "manufacturing_status": "active",
     *       "mass": 0.7,
     *       "ipn": "IC-0003",
     *       "minamount": 10,
     *       "total_instock": 30,
     *       "projectBuildPart": false,
     *       "providerReference": {},
     *       "eda_info": {
     *         "reference_prefix": "U"
     *       },
     *       "partLots": [
     *         {
     *           "id": 9,
     *           "description": "",
     *           "comment": "",
     *           "amount": 30,
     *           "instock_unknown": false,
     *           "needs_refill": false
     *         }
     *       ],
     *       "orderdetails": [],
     *       "associated_parts_as_owner": [],
     *       "associated_parts_as_other": [],
     *       "attachments": [],
     *       "parameters": [],
     *       "addedDate": "2026-01-31T12:00:00+00:00",
     *       "lastModified": "2026-01-31T12:00:00+00:00"
     *     }
     */
    Part: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 3
       */
      id: number;
      /**
       * @description Name. Must match the `partname_regex` of the category.
       * @example STM32F407VGT6
       */
      name: string;
      /**
       * @description Short description in Markdown.
       * @example 32-bit microcontroller
       */
      description: string;
      /**
       * @description Comment in Markdown.
       * @example Check the date code.
       */
      comment: string;
      /** @description Whether the part is a favorite. A change requires the permission `parts.change_favorite`. */
      favorite: boolean;
      /** @description Whether the data of the part needs a review. */
      needs_review: boolean;
      /**
       * @description Comma-separated tags.
       * @example arm, smd
       */
      tags: string;
      /** @description Category. Must be selectable. */
      category: components["schemas"]["CategoryRef"];
      /** @description Footprint. Must be selectable. */
      footprint?: components["schemas"]["FootprintRef"];
      /** @description Manufacturer. Must be selectable. */
      manufacturer?: components["schemas"]["ManufacturerRef"];
      /** @description Unit of all amounts of this part. Must be selectable. `null` means pieces. */
      partUnit?: components["schemas"]["MeasurementUnitRef"];
      /** @description Custom state. Must be selectable. */
      partCustomState?: components["schemas"]["PartCustomStateRef"];
      /**
       * @description HTTP or HTTPS URL of the product page, or empty. If none is stored, responses contain the URL built from the manufacturer's `auto_product_url`. Sending that URL back stores nothing.
       * @example https://example.com/STM32F407VGT6
       */
      manufacturer_product_url: string;
      /**
       * @description Manufacturer part number (MPN).
       * @example STM32F407VGT6
       */
      manufacturer_product_number: string;
      manufacturing_status: components["schemas"]["ManufacturingStatus"];
      /**
       * @description Mass in grams.
       * @example 0.7
       */
      mass?: number;
      /**
       * @description Internal part number (IPN). Must be unique.
       * @example IC-0003
       */
      ipn?: string;
      /**
       * @description Global Trade Item Number (GTIN) of 8, 12, 13 or 14 digits, with a valid check digit. Can be empty.
       * @example 4006381333931
       */
      gtin?: string;
      /**
       * @description Minimum stock. Rounded to a whole number if the unit has no fractions.
       * @example 10
       */
      minamount: number;
      /**
       * @description Total amount in all lots, except expired lots and lots with an unknown amount.
       * @example 30
       */
      total_instock: number;
      /** @description Whether the part is the build part of a project. */
      projectBuildPart: boolean;
      providerReference: components["schemas"]["PartProviderReference"];
      eda_info: components["schemas"]["PartEdaInfo"];
      /** @description Lots. Creating one requires `parts.create`. Deleting one also deletes its stock and requires `parts.delete`. Changing an amount requires a `parts_stock` permission, as in an update of the lot. If a lot has an owner, only that user can delete it or change its amount, expiration date or owner. */
      partLots: components["schemas"]["PartLotEmbedded"][];
      /** @description Orderdetails. Deleting one also deletes its prices. */
      orderdetails: components["schemas"]["OrderdetailEmbedded"][];
      /** @description Associations that this part owns. */
      associated_parts_as_owner: components["schemas"]["PartAssociationRef"][];
      /** @description Associations of other parts with this part. */
      associated_parts_as_other: components["schemas"]["PartAssociationRef"][];
      /** @description Attached files and links. */
      attachments: components["schemas"]["AttachmentEmbedded"][];
      /** @description Preview picture. Must be an attachment of the element. */
      master_picture_attachment?: components["schemas"]["AttachmentEmbedded"];
      /** @description Technical parameters. */
      parameters: components["schemas"]["ParameterEmbedded"][];
      /**
       * Format: date-time
       * @description Time of creation.
       * @example 2026-01-31T12:00:00+00:00
       */
      addedDate: string;
      /**
       * Format: date-time
       * @description Time of the last change.
       * @example 2026-01-31T12:00:00+00:00
       */
      lastModified: string;
    };
    /**
     * @description A relationship between two parts.
     * @example {
     *       "id": 4,
     *       "type": 1,
     *       "owner": {
     *         "id": 3,
     *         "name": "STM32F407VGT6"
     *       },
     *       "other": {
     *         "id": 3,
     *         "name": "STM32F407VGT6"
     *       },
     *       "addedDate": "2026-01-31T12:00:00+00:00",
     *       "lastModified": "2026-01-31T12:00:00+00:00"
     *     }
     */
    PartAssociation: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 4
       */
      id: number;
      type: components["schemas"]["PartAssociationType"];
      /**
       * @description Kind of relationship. Required if `type` is 0.
       * @example Socket
       */
      other_type?: string;
      /**
       * @description Comment in Markdown.
       * @example Check the date code.
       */
      comment?: string;
      /** @description The part that owns the association. */
      owner: components["schemas"]["PartRef"];
      /** @description The part that the owner is related to. */
      other: components["schemas"]["PartRef"];
      /**
       * Format: date-time
       * @description Time of creation.
       * @example 2026-01-31T12:00:00+00:00
       */
      addedDate: string;
      /**
       * Format: date-time
       * @description Time of the last change.
       * @example 2026-01-31T12:00:00+00:00
       */
      lastModified: string;
    };
    /**
     * @description A page of a list (Hydra).
     * @example {
     *       "@context": "/api/contexts/PartAssociation",
     *       "@id": "/api/part_associations",
     *       "@type": "hydra:Collection",
     *       "hydra:totalItems": 1,
     *       "hydra:member": [
     *         {
     *           "@id": "/api/part_associations/4",
     *           "@type": "PartAssociation",
     *           "id": 4,
     *           "type": 1,
     *           "owner": {
     *             "@id": "/api/parts/3",
     *             "@type": "Part",
     *             "id": 3,
     *             "name": "STM32F407VGT6"
     *           },
     *           "other": {
     *             "@id": "/api/parts/3",
     *             "@type": "Part",
     *             "id": 3,
     *             "name": "STM32F407VGT6"
     *           },
     *           "addedDate": "2026-01-31T12:00:00+00:00",
     *           "lastModified": "2026-01-31T12:00:00+00:00"
     *         }
     *       ]
     *     }
     */
    PartAssociationCollectionJsonld: {
      /**
       * Format: uri-reference
       * @example /api/contexts/PartAssociation
       */
      "@context": string;
      /**
       * Format: uri-reference
       * @example /api/part_associations
       */
      "@id": string;
      /** @constant */
      "@type": "hydra:Collection";
      /** @example 1 */
      "hydra:totalItems": number;
      "hydra:member": components["schemas"]["PartAssociationJsonld"][];
      "hydra:view"?: components["schemas"]["HydraPartialCollectionView"];
      "hydra:search"?: components["schemas"]["HydraIriTemplate"];
    };
    /**
     * @description A new part association.
     * @example {
     *       "owner": "/api/parts/3",
     *       "other": "/api/parts/5",
     *       "type": 1
     *     }
     */
    PartAssociationCreate: {
      owner: components["schemas"]["PartReference"];
      other: components["schemas"]["PartReference"];
    } & WithRequired<components["schemas"]["PartAssociationPatch"], "owner" | "other">;
    /**
     * Format: uri-reference
     * @description An association in the list of its owner: a new one with `other`, or an existing one by its IRI, `@id` or `id` with the properties to change.
     * @example {
     *       "other": "/api/parts/5",
     *       "type": 1
     *     }
     * @example {
     *       "id": 4,
     *       "comment": "Same pins."
     *     }
     * @example /api/part_associations/4
     */
    PartAssociationInput:
      | string
      | {
          /**
           * Format: uri-reference
           * @example /api/part_associations/4
           */
          "@id"?: string;
          /**
           * Format: int64
           * @description Unique ID.
           * @example 4
           */
          id?: number;
          type?: components["schemas"]["PartAssociationType"];
          /**
           * @description Kind of relationship. Required if `type` is 0.
           * @example Socket
           */
          other_type?: string | null;
          /**
           * @description Comment in Markdown.
           * @example Check the date code.
           */
          comment?: string | null;
          /** @description The part that the owner is related to. */
          other?: components["schemas"]["PartReference"];
        };
    /**
     * @description A relationship between two parts.
     * @example {
     *       "@context": "/api/contexts/PartAssociation",
     *       "@id": "/api/part_associations/4",
     *       "@type": "PartAssociation",
     *       "id": 4,
     *       "type": 1,
     *       "owner": {
     *         "@id": "/api/parts/3",
     *         "@type": "Part",
     *         "id": 3,
     *         "name": "STM32F407VGT6"
     *       },
     *       "other": {
     *         "@id": "/api/parts/3",
     *         "@type": "Part",
     *         "id": 3,
     *         "name": "STM32F407VGT6"
     *       },
     *       "addedDate": "2026-01-31T12:00:00+00:00",
     *       "lastModified": "2026-01-31T12:00:00+00:00"
     *     }
     */
    PartAssociationJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/PartAssociation
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/part_associations/4
       */
      "@id": string;
      /** @constant */
      "@type": "PartAssociation";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 4
       */
      id: number;
      type: components["schemas"]["PartAssociationType"];
      /**
       * @description Kind of relationship. Required if `type` is 0.
       * @example Socket
       */
      other_type?: string;
      /**
       * @description Comment in Markdown.
       * @example Check the date code.
       */
      comment?: string;
      /** @description The part that owns the association. */
      owner: components["schemas"]["PartRefJsonld"];
      /** @description The part that the owner is related to. */
      other: components["schemas"]["PartRefJsonld"];
      /**
       * Format: date-time
       * @description Time of creation.
       * @example 2026-01-31T12:00:00+00:00
       */
      addedDate: string;
      /**
       * Format: date-time
       * @description Time of the last change.
       * @example 2026-01-31T12:00:00+00:00
       */
      lastModified: string;
    };
    PartAssociationList: components["schemas"]["PartAssociation"][];
    /**
     * @description Changes to the part association. Properties that are not sent keep their values.
     * @example {
     *       "comment": "Same pins."
     *     }
     */
    PartAssociationPatch: {
      type?: components["schemas"]["PartAssociationType"];
      /**
       * @description Kind of relationship. Required if `type` is 0.
       * @example Socket
       */
      other_type?: string | null;
      /**
       * @description Comment in Markdown.
       * @example Check the date code.
       */
      comment?: string | null;
      /** @description The part that owns the association. */
      owner?: components["schemas"]["PartReference"];
      /** @description The part that the owner is related to. */
      other?: components["schemas"]["PartReference"];
    };
    /**
     * @description A part association, embedded in another entity.
     * @example {
     *       "id": 4
     *     }
     */
    PartAssociationRef: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 4
       */
      id: number;
    };
    /**
     * @description A part association, embedded in another entity.
     * @example {
     *       "@context": "/api/contexts/PartAssociation",
     *       "@id": "/api/part_associations/4",
     *       "@type": "PartAssociation",
     *       "id": 4
     *     }
     */
    PartAssociationRefJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/PartAssociation
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/part_associations/4
       */
      "@id": string;
      /** @constant */
      "@type": "PartAssociation";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 4
       */
      id: number;
    };
    /**
     * @description Relationship of the owner to the other part: `1` is compatible with it, `2` supersedes it, `0` is the relationship in `other_type`.
     * @default 0
     * @example 1
     * @enum {integer}
     */
    PartAssociationType: 0 | 1 | 2;
    /**
     * @description A page of a list (Hydra).
     * @example {
     *       "@context": "/api/contexts/Part",
     *       "@id": "/api/parts",
     *       "@type": "hydra:Collection",
     *       "hydra:totalItems": 1,
     *       "hydra:member": [
     *         {
     *           "@id": "/api/parts/3",
     *           "@type": "Part",
     *           "id": 3,
     *           "name": "STM32F407VGT6",
     *           "description": "32-bit microcontroller",
     *           "comment": "",
     *           "favorite": false,
     *           "needs_review": false,
     *           "tags": "arm, smd",
     *           "category": {
     *             "@id": "/api/categories/3",
     *             "@type": "Category",
     *             "id": 3,
     *             "name": "Microcontrollers",
     *             "full_path": "ICs → Microcontrollers"
     *           },
     *           "footprint": {
     *             "@id": "/api/footprints/6",
     *             "@type": "Footprint",
     *             "id": 6,
     *             "name": "LQFP-100",
     *             "full_path": "QFP → LQFP-100"
     *           },
     *           "manufacturer": {
     *             "@id": "/api/manufacturers/5",
     *             "@type": "Manufacturer",
     *             "id": 5,
     *             "name": "STMicroelectronics",
     *             "full_path": "STMicroelectronics"
     *           },
     *           "manufacturer_product_url": "https://example.com/STM32F407VGT6",
     *           "manufacturer_product_number": "STM32F407VGT6",
     *           "manufacturing_status": "active",
     *           "mass": 0.7,
     *           "ipn": "IC-0003",
     *           "minamount": 10,
     *           "total_instock": 30,
     *           "projectBuildPart": false,
     *           "providerReference": {
     *             "@id": "/api/.well-known/genid/part-3",
     *             "@type": "InfoProviderReference"
     *           },
     *           "eda_info": {
     *             "@id": "/api/.well-known/genid/part-3",
     *             "@type": "EDAPartInfo",
     *             "reference_prefix": "U"
     *           },
     *           "partLots": [
     *             {
     *               "@id": "/api/part_lots/9",
     *               "@type": "PartLot",
     *               "id": 9,
     *               "description": "",
     *               "comment": "",
     *               "amount": 30,
     *               "instock_unknown": false,
     *               "needs_refill": false
     *             }
     *           ],
     *           "orderdetails": [],
     *           "associated_parts_as_owner": [],
     *           "associated_parts_as_other": [],
     *           "attachments": [],
     *           "parameters": [],
     *           "addedDate": "2026-01-31T12:00:00+00:00",
     *           "lastModified": "2026-01-31T12:00:00+00:00"
     *         }
     *       ]
     *     }
     */
    PartCollectionJsonld: {
      /**
       * Format: uri-reference
       * @example /api/contexts/Part
       */
      "@context": string;
      /**
       * Format: uri-reference
       * @example /api/parts
       */
      "@id": string;
      /** @constant */
      "@type": "hydra:Collection";
      /** @example 1 */
      "hydra:totalItems": number;
      "hydra:member": components["schemas"]["PartListedJsonld"][];
      "hydra:view"?: components["schemas"]["HydraPartialCollectionView"];
      "hydra:search"?: components["schemas"]["HydraIriTemplate"];
    };
    /**
     * @description A new part.
     * @example {
     *       "name": "STM32F407VGT6",
     *       "category": "/api/categories/3"
     *     }
     */
    PartCreate: {
      name: string;
      category: components["schemas"]["CategoryReference"];
    } & WithRequired<components["schemas"]["PartPatch"], "name" | "category">;
    /**
     * @description A user-defined state of parts, such as "Returned".
     * @example {
     *       "id": 4,
     *       "name": "Returned",
     *       "full_path": "Returned",
     *       "level": 1,
     *       "comment": "Check the date code.",
     *       "not_selectable": false,
     *       "alternative_names": "MCU, µC",
     *       "attachments": [],
     *       "parameters": [],
     *       "addedDate": "2026-01-31T12:00:00+00:00",
     *       "lastModified": "2026-01-31T12:00:00+00:00"
     *     }
     */
    PartCustomState: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 4
       */
      id: number;
      /**
       * @description Name. Unique among the children of the same parent.
       * @example Returned
       */
      name: string;
      /**
       * @description Names of all ancestors and of the element, separated by ` → `.
       * @example Returned
       */
      full_path: string;
      /**
       * @description Number of ancestors.
       * @example 1
       */
      level: number;
      /**
       * Format: uri-reference
       * @description Parent element. `null` makes it a root element.
       * @example /api/part_custom_states/1
       */
      parent?: string;
      /**
       * @description Comment in Markdown.
       * @example Check the date code.
       */
      comment: string;
      /** @description Whether it only groups other states and cannot be assigned to parts. */
      not_selectable: boolean;
      /**
       * @description Comma-separated alternative names.
       * @example MCU, µC
       */
      alternative_names: string;
      /** @description Files and links that belong to the element. */
      attachments: components["schemas"]["AttachmentRef"][];
      /** @description Preview picture. Must be an attachment of the element. */
      master_picture_attachment?: components["schemas"]["AttachmentRef"];
      /** @description Parameters of the element. */
      parameters: components["schemas"]["ParameterRef"][];
      /**
       * Format: date-time
       * @description Time of creation.
       * @example 2026-01-31T12:00:00+00:00
       */
      addedDate: string;
      /**
       * Format: date-time
       * @description Time of the last change.
       * @example 2026-01-31T12:00:00+00:00
       */
      lastModified: string;
    };
    /**
     * @description A page of a list (Hydra).
     * @example {
     *       "@context": "/api/contexts/PartCustomState",
     *       "@id": "/api/part_custom_states",
     *       "@type": "hydra:Collection",
     *       "hydra:totalItems": 1,
     *       "hydra:member": [
     *         {
     *           "@id": "/api/part_custom_states/4",
     *           "@type": "PartCustomState",
     *           "id": 4,
     *           "name": "Returned",
     *           "full_path": "Returned",
     *           "level": 1,
     *           "comment": "Check the date code.",
     *           "not_selectable": false,
     *           "alternative_names": "MCU, µC",
     *           "attachments": [],
     *           "parameters": [],
     *           "addedDate": "2026-01-31T12:00:00+00:00",
     *           "lastModified": "2026-01-31T12:00:00+00:00"
     *         }
     *       ]
     *     }
     */
    PartCustomStateCollectionJsonld: {
      /**
       * Format: uri-reference
       * @example /api/contexts/PartCustomState
       */
      "@context": string;
      /**
       * Format: uri-reference
       * @example /api/part_custom_states
       */
      "@id": string;
      /** @constant */
      "@type": "hydra:Collection";
      /** @example 1 */
      "hydra:totalItems": number;
      "hydra:member": components["schemas"]["PartCustomStateJsonld"][];
      "hydra:view"?: components["schemas"]["HydraPartialCollectionView"];
      "hydra:search"?: components["schemas"]["HydraIriTemplate"];
    };
    /**
     * @description A new part custom state.
     * @example {
     *       "name": "Returned"
     *     }
     */
    PartCustomStateCreate: {
      name: string;
    } & WithRequired<components["schemas"]["PartCustomStatePatch"], "name">;
    /**
     * @description A user-defined state of parts, such as "Returned".
     * @example {
     *       "@context": "/api/contexts/PartCustomState",
     *       "@id": "/api/part_custom_states/4",
     *       "@type": "PartCustomState",
     *       "id": 4,
     *       "name": "Returned",
     *       "full_path": "Returned",
     *       "level": 1,
     *       "comment": "Check the date code.",
     *       "not_selectable": false,
     *       "alternative_names": "MCU, µC",
     *       "attachments": [],
     *       "parameters": [],
     *       "addedDate": "2026-01-31T12:00:00+00:00",
     *       "lastModified": "2026-01-31T12:00:00+00:00"
     *     }
     */
    PartCustomStateJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/PartCustomState
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/part_custom_states/4
       */
      "@id": string;
      /** @constant */
      "@type": "PartCustomState";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 4
       */
      id: number;
      /**
       * @description Name. Unique among the children of the same parent.
       * @example Returned
       */
      name: string;
      /**
       * @description Names of all ancestors and of the element, separated by ` → `.
       * @example Returned
       */
      full_path: string;
      /**
       * @description Number of ancestors.
       * @example 1
       */
      level: number;
      /**
       * Format: uri-reference
       * @description Parent element. `null` makes it a root element.
       * @example /api/part_custom_states/1
       */
      parent?: string;
      /**
       * @description Comment in Markdown.
       * @example Check the date code.
       */
      comment: string;
      /** @description Whether it only groups other states and cannot be assigned to parts. */
      not_selectable: boolean;
      /**
       * @description Comma-separated alternative names.
       * @example MCU, µC
       */
      alternative_names: string;
      /** @description Files and links that belong to the element. */
      attachments: components["schemas"]["AttachmentRefJsonld"][];
      /** @description Preview picture. Must be an attachment of the element. */
      master_picture_attachment?: components["schemas"]["AttachmentRefJsonld"];
      /** @description Parameters of the element. */
      parameters: components["schemas"]["ParameterRefJsonld"][];
      /**
       * Format: date-time
       * @description Time of creation.
       * @example 2026-01-31T12:00:00+00:00
       */
      addedDate: string;
      /**
       * Format: date-time
       * @description Time of the last change.
       * @example 2026-01-31T12:00:00+00:00
       */
      lastModified: string;
    };
    PartCustomStateList: components["schemas"]["PartCustomState"][];
    /**
     * @description Changes to the part custom state. Properties that are not sent keep their values.
     * @example {
     *       "comment": "Test before use."
     *     }
     */
    PartCustomStatePatch: {
      /**
       * @description Name. Unique among the children of the same parent.
       * @example Returned
       */
      name?: string;
      /**
       * @description Parent element. `null` makes it a root element.
       * @example /api/part_custom_states/4
       */
      parent?: components["schemas"]["PartCustomStateReference"] | null;
      /**
       * @description Comment in Markdown. Default: empty.
       * @example Check the date code.
       */
      comment?: string;
      /** @description Whether it only groups other states and cannot be assigned to parts. Default: `false`. */
      not_selectable?: boolean;
      /**
       * @description Comma-separated alternative names. Default: empty.
       * @example MCU, µC
       */
      alternative_names?: string;
      /** @description Files and links that belong to the element. A request replaces the whole list: entries that it does not name are deleted. */
      attachments?: components["schemas"]["AttachmentInput"][];
      /**
       * @description Preview picture. Must be an attachment of the element.
       * @example /api/attachments/7
       */
      master_picture_attachment?: components["schemas"]["AttachmentReference"] | null;
      /** @description Parameters of the element. A request replaces the whole list: entries that it does not name are deleted. */
      parameters?: components["schemas"]["ParameterInput"][];
    };
    /**
     * @description A part custom state, embedded in another entity.
     * @example {
     *       "id": 4,
     *       "name": "Returned",
     *       "full_path": "Returned"
     *     }
     */
    PartCustomStateRef: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 4
       */
      id: number;
      /**
       * @description Name. Unique among the children of the same parent.
       * @example Returned
       */
      name: string;
      /**
       * @description Names of all ancestors and of the element, separated by ` → `.
       * @example Returned
       */
      full_path: string;
    };
    /**
     * @description A part custom state, embedded in another entity.
     * @example {
     *       "@context": "/api/contexts/PartCustomState",
     *       "@id": "/api/part_custom_states/4",
     *       "@type": "PartCustomState",
     *       "id": 4,
     *       "name": "Returned",
     *       "full_path": "Returned"
     *     }
     */
    PartCustomStateRefJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/PartCustomState
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/part_custom_states/4
       */
      "@id": string;
      /** @constant */
      "@type": "PartCustomState";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 4
       */
      id: number;
      /**
       * @description Name. Unique among the children of the same parent.
       * @example Returned
       */
      name: string;
      /**
       * @description Names of all ancestors and of the element, separated by ` → `.
       * @example Returned
       */
      full_path: string;
    };
    /**
     * @description A part custom state, by its IRI or as the embedded object of an answer.
     * @example /api/part_custom_states/4
     */
    PartCustomStateReference: string | components["schemas"]["EntityReference"];
    /**
     * @description Version and settings of the service. The name is that of the resource in Part-DB.
     * @example {
     *       "version": "0.1.0",
     *       "title": "Partledger",
     *       "banner": "",
     *       "default_uri": "http://127.0.0.1:8080/",
     *       "global_timezone": "Europe/Berlin",
     *       "base_currency": "EUR",
     *       "global_locale": "en"
     *     }
     */
    PartDBInfo: {
      /**
       * @description Version of the service.
       * @example 0.1.0
       */
      version: string;
      /**
       * @description Git branch of the build. Omitted if unknown.
       * @example main
       */
      git_branch?: string;
      /**
       * @description Git commit of the build. Omitted if unknown.
       * @example 3f2a9c1
       */
      git_commit?: string;
      /**
       * @description Display name of this instance.
       * @example Partledger
       */
      title: string;
      /**
       * @description Notice for users in Markdown. Empty by default.
       * @example Stocktake on **Friday**.
       */
      banner: string;
      /**
       * Format: uri
       * @description Base URL of this instance, with a trailing slash.
       * @example http://127.0.0.1:8080/
       */
      default_uri: string;
      /**
       * @description Default time zone (IANA name).
       * @example Europe/Berlin
       */
      global_timezone: string;
      /**
       * @description ISO 4217 code of the base currency.
       * @example EUR
       */
      base_currency: string;
      /**
       * @description Default language of the pages.
       * @example en
       */
      global_locale: string;
    };
    /**
     * @description Version and settings of the service. The name is that of the resource in Part-DB.
     * @example {
     *       "@context": "/api/contexts/PartDBInfo",
     *       "@id": "/api/.well-known/genid/part-3",
     *       "@type": "PartDBInfo",
     *       "version": "0.1.0",
     *       "title": "Partledger",
     *       "banner": "",
     *       "default_uri": "http://127.0.0.1:8080/",
     *       "global_timezone": "Europe/Berlin",
     *       "base_currency": "EUR",
     *       "global_locale": "en"
     *     }
     */
    PartDBInfoJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/PartDBInfo
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/.well-known/genid/part-3
       */
      "@id": string;
      /** @constant */
      "@type": "PartDBInfo";
      /**
       * @description Version of the service.
       * @example 0.1.0
       */
      version: string;
      /**
       * @description Git branch of the build. Omitted if unknown.
       * @example main
       */
      git_branch?: string;
      /**
       * @description Git commit of the build. Omitted if unknown.
       * @example 3f2a9c1
       */
      git_commit?: string;
      /**
       * @description Display name of this instance.
       * @example Partledger
       */
      title: string;
      /**
       * @description Notice for users in Markdown. Empty by default.
       * @example Stocktake on **Friday**.
       */
      banner: string;
      /**
       * Format: uri
       * @description Base URL of this instance, with a trailing slash.
       * @example http://127.0.0.1:8080/
       */
      default_uri: string;
      /**
       * @description Default time zone (IANA name).
       * @example Europe/Berlin
       */
      global_timezone: string;
      /**
       * @description ISO 4217 code of the base currency.
       * @example EUR
       */
      base_currency: string;
      /**
       * @description Default language of the pages.
       * @example en
       */
      global_locale: string;
    };
    /**
     * @description Settings for EDA software such as KiCad. `null` selects the default.
     * @example {
     *       "reference_prefix": "U"
     *     }
     */
    PartEdaInfo: {
      /**
       * @description Prefix of the reference designator. The default is that of the category, otherwise `U`.
       * @example U
       */
      reference_prefix?: string;
      /**
       * @description Value shown in the schematic. The default is the name of the part.
       * @example STM32F407
       */
      value?: string;
      /** @description Whether EDA software lists the part. By default it does if the part, its category or its footprint has EDA settings. */
      visibility?: boolean;
      /** @description Whether to leave the part out of bills of materials. The default is that of the category. */
      exclude_from_bom?: boolean;
      /** @description Whether to leave the part out of boards. The default is that of the category. */
      exclude_from_board?: boolean;
      /** @description Whether to leave the part out of simulations. The default is that of the category. */
      exclude_from_sim?: boolean;
      /**
       * @description KiCad symbol, as `library:name`. The default is that of the category.
       * @example MCU_ST_STM32F4:STM32F407VGTx
       */
      kicad_symbol?: string;
      /**
       * @description KiCad footprint, as `library:name`. The default is that of the footprint.
       * @example Package_QFP:LQFP-100_14x14mm_P0.5mm
       */
      kicad_footprint?: string;
    };
    /**
     * @description Properties that are not sent keep their values. `null` clears a property.
     * @example {
     *       "reference_prefix": "U"
     *     }
     */
    PartEdaInfoInput: {
      /**
       * @description Prefix of the reference designator. The default is that of the category, otherwise `U`.
       * @example U
       */
      reference_prefix?: string | null;
      /**
       * @description Value shown in the schematic. The default is the name of the part.
       * @example STM32F407
       */
      value?: string | null;
      /** @description Whether EDA software lists the part. By default it does if the part, its category or its footprint has EDA settings. */
      visibility?: boolean | null;
      /** @description Whether to leave the part out of bills of materials. The default is that of the category. */
      exclude_from_bom?: boolean | null;
      /** @description Whether to leave the part out of boards. The default is that of the category. */
      exclude_from_board?: boolean | null;
      /** @description Whether to leave the part out of simulations. The default is that of the category. */
      exclude_from_sim?: boolean | null;
      /**
       * @description KiCad symbol, as `library:name`. The default is that of the category.
       * @example MCU_ST_STM32F4:STM32F407VGTx
       */
      kicad_symbol?: string | null;
      /**
       * @description KiCad footprint, as `library:name`. The default is that of the footprint.
       * @example Package_QFP:LQFP-100_14x14mm_P0.5mm
       */
      kicad_footprint?: string | null;
    } | null;
    /**
     * @description Settings for EDA software such as KiCad. `null` selects the default.
     * @example {
     *       "@id": "/api/.well-known/genid/part-3",
     *       "@type": "EDAPartInfo",
     *       "reference_prefix": "U"
     *     }
     */
    PartEdaInfoJsonld: {
      /**
       * Format: uri-reference
       * @example /api/.well-known/genid/part-3
       */
      "@id"?: string;
      /** @constant */
      "@type": "EDAPartInfo";
      /**
       * @description Prefix of the reference designator. The default is that of the category, otherwise `U`.
       * @example U
       */
      reference_prefix?: string;
      /**
       * @description Value shown in the schematic. The default is the name of the part.
       * @example STM32F407
       */
      value?: string;
      /** @description Whether EDA software lists the part. By default it does if the part, its category or its footprint has EDA settings. */
      visibility?: boolean;
      /** @description Whether to leave the part out of bills of materials. The default is that of the category. */
      exclude_from_bom?: boolean;
      /** @description Whether to leave the part out of boards. The default is that of the category. */
      exclude_from_board?: boolean;
      /** @description Whether to leave the part out of simulations. The default is that of the category. */
      exclude_from_sim?: boolean;
      /**
       * @description KiCad symbol, as `library:name`. The default is that of the category.
       * @example MCU_ST_STM32F4:STM32F407VGTx
       */
      kicad_symbol?: string;
      /**
       * @description KiCad footprint, as `library:name`. The default is that of the footprint.
       * @example Package_QFP:LQFP-100_14x14mm_P0.5mm
       */
      kicad_footprint?: string;
    };
    /**
     * @description A part in the results of a search or scan.
     * @example {
     *       "id": 3,
     *       "name": "STM32F407VGT6",
     *       "description": "ARM Cortex-M4 MCU, 168 MHz",
     *       "ipn": "MCU-0001",
     *       "manufacturer_product_number": "STM32F407VGT6",
     *       "category": {
     *         "id": 3,
     *         "name": "Microcontrollers",
     *         "full_path": "Semiconductors → Microcontrollers"
     *       },
     *       "total_instock": 30
     *     }
     */
    PartFound: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 3
       */
      id: number;
      /**
       * @description Name.
       * @example STM32F407VGT6
       */
      name: string;
      /**
       * @description Short description.
       * @example ARM Cortex-M4 MCU, 168 MHz
       */
      description: string;
      /**
       * @description Internal part number (IPN).
       * @example MCU-0001
       */
      ipn?: string;
      /**
       * @description Manufacturer part number (MPN).
       * @example STM32F407VGT6
       */
      manufacturer_product_number: string;
      /** @description Category. */
      category?: components["schemas"]["CategoryRef"];
      /** @description Manufacturer. */
      manufacturer?: components["schemas"]["ManufacturerRef"];
      /** @description Footprint. */
      footprint?: components["schemas"]["FootprintRef"];
      /**
       * @description Total amount in all lots, except expired lots and lots with an unknown amount.
       * @example 30
       */
      total_instock: number;
    };
    /**
     * @description A part in the results of a search or scan.
     * @example {
     *       "@context": "/api/contexts/Part",
     *       "@id": "/api/parts/3",
     *       "@type": "Part",
     *       "id": 3,
     *       "name": "STM32F407VGT6",
     *       "description": "ARM Cortex-M4 MCU, 168 MHz",
     *       "ipn": "MCU-0001",
     *       "manufacturer_product_number": "STM32F407VGT6",
     *       "category": {
     *         "@id": "/api/categories/3",
     *         "@type": "Category",
     *         "id": 3,
     *         "name": "Microcontrollers",
     *         "full_path": "Semiconductors → Microcontrollers"
     *       },
     *       "total_instock": 30
     *     }
     */
    PartFoundJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/Part
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/parts/3
       */
      "@id": string;
      /** @constant */
      "@type": "Part";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 3
       */
      id: number;
      /**
       * @description Name.
       * @example STM32F407VGT6
       */
      name: string;
      /**
       * @description Short description.
       * @example ARM Cortex-M4 MCU, 168 MHz
       */
      description: string;
      /**
       * @description Internal part number (IPN).
       * @example MCU-0001
       */
      ipn?: string;
      /**
       * @description Manufacturer part number (MPN).
       * @example STM32F407VGT6
       */
      manufacturer_product_number: string;
      /** @description Category. */
      category?: components["schemas"]["CategoryRefJsonld"];
      /** @description Manufacturer. */
      manufacturer?: components["schemas"]["ManufacturerRefJsonld"];
      /** @description Footprint. */
      footprint?: components["schemas"]["FootprintRefJsonld"];
      /**
       * @description Total amount in all lots, except expired lots and lots with an unknown amount.
       * @example 30
       */
      total_instock: number;
    };
    /**
     * @description A part with its lots, orderdetails, attachments and parameters.
     * @example {
     *       "@context": "/api/contexts/Part",
     *       "@id": "/api/parts/3",
     *       "@type": "Part",
     *       "id": 3,
     *       "name": "STM32F407VGT6",
     *       "description": "32-bit microcontroller",
     *       "comment": "",
     *       "favorite": false,
     *       "needs_review": false,
     *       "tags": "arm, smd",
     *       "category": {
     *         "@id": "/api/categories/3",
     *         "@type": "Category",
     *         "id": 3,
     *         "name": "Microcontrollers",
     *         "full_path": "ICs → Microcontrollers"
     *       },
     *       "footprint": {
     *         "@id": "/api/footprints/6",
     *         "@type": "Footprint",
     *         "id": 6,
     *         "name": "LQFP-100",
     *         "full_path": "QFP → LQFP-100"
     *       },
     *       "manufacturer": {
     *         "@id": "/api/manufacturers/5",
     *         "@type": "Manufacturer",
     *         "id": 5,
     *         "name": "STMicroelectronics",
     *         "full_path": "STMicroelectronics"
     *       },
     *       "manufacturer_product_url": "https://example.com/STM32F407VGT6",
     *       "manufacturer_product_number": "STM32F407VGT6",
     *       "manufacturing_status": "active",
     *       "mass": 0.7,
     *       "ipn": "IC-0003",
     *       "minamount": 10,
     *       "total_instock": 30,
     *       "projectBuildPart": false,
     *       "providerReference": {
     *         "@id": "/api/.well-known/genid/part-3",
     *         "@type": "InfoProviderReference"
     *       },
     *       "eda_info": {
     *         "@id": "/api/.well-known/genid/part-3",
     *         "@type": "EDAPartInfo",
     *         "reference_prefix": "U"
     *       },
     *       "partLots": [
     *         {
     *           "@id": "/api/part_lots/9",
     *           "@type": "PartLot",
     *           "id": 9,
     *           "description": "",
     *           "comment": "",
     *           "amount": 30,
     *           "instock_unknown": false,
     *           "needs_refill": false
     *         }
     *       ],
     *       "orderdetails": [],
     *       "associated_parts_as_owner": [],
     *       "associated_parts_as_other": [],
     *       "attachments": [],
     *       "parameters": [],
     *       "addedDate": "2026-01-31T12:00:00+00:00",
     *       "lastModified": "2026-01-31T12:00:00+00:00"
     *     }
     */
    PartJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/Part
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/parts/3
       */
      "@id": string;
      /** @constant */
      "@type": "Part";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 3
       */
      id: number;
      /**
       * @description Name. Must match the `partname_regex` of the category.
       * @example STM32F407VGT6
       */
      name: string;
      /**
       * @description Short description in Markdown.
       * @example 32-bit microcontroller
       */
      description: string;
      /**
       * @description Comment in Markdown.
       * @example Check the date code.
       */
      comment: string;
      /** @description Whether the part is a favorite. A change requires the permission `parts.change_favorite`. */
      favorite: boolean;
      /** @description Whether the data of the part needs a review. */
      needs_review: boolean;
      /**
       * @description Comma-separated tags.
       * @example arm, smd
       */
      tags: string;
      /** @description Category. Must be selectable. */
      category: components["schemas"]["CategoryRefJsonld"];
      /** @description Footprint. Must be selectable. */
      footprint?: components["schemas"]["FootprintRefJsonld"];
      /** @description Manufacturer. Must be selectable. */
      manufacturer?: components["schemas"]["ManufacturerRefJsonld"];
      /** @description Unit of all amounts of this part. Must be selectable. `null` means pieces. */
      partUnit?: components["schemas"]["MeasurementUnitRefJsonld"];
      /** @description Custom state. Must be selectable. */
      partCustomState?: components["schemas"]["PartCustomStateRefJsonld"];
      /**
       * @description HTTP or HTTPS URL of the product page, or empty. If none is stored, responses contain the URL built from the manufacturer's `auto_product_url`. Sending that URL back stores nothing.
       * @example https://example.com/STM32F407VGT6
       */
      manufacturer_product_url: string;
      /**
       * @description Manufacturer part number (MPN).
       * @example STM32F407VGT6
       */
      manufacturer_product_number: string;
      manufacturing_status: components["schemas"]["ManufacturingStatus"];
      /**
       * @description Mass in grams.
       * @example 0.7
       */
      mass?: number;
      /**
       * @description Internal part number (IPN). Must be unique.
       * @example IC-0003
       */
      ipn?: string;
      /**
       * @description Global Trade Item Number (GTIN) of 8, 12, 13 or 14 digits, with a valid check digit. Can be empty.
       * @example 4006381333931
       */
      gtin?: string;
      /**
       * @description Minimum stock. Rounded to a whole number if the unit has no fractions.
       * @example 10
       */
      minamount: number;
      /**
       * @description Total amount in all lots, except expired lots and lots with an unknown amount.
       * @example 30
       */
      total_instock: number;
      /** @description Whether the part is the build part of a project. */
      projectBuildPart: boolean;
      providerReference: components["schemas"]["PartProviderReferenceJsonld"];
      eda_info: components["schemas"]["PartEdaInfoJsonld"];
      /** @description Lots. Creating one requires `parts.create`. Deleting one also deletes its stock and requires `parts.delete`. Changing an amount requires a `parts_stock` permission, as in an update of the lot. If a lot has an owner, only that user can delete it or change its amount, expiration date or owner. */
      partLots: components["schemas"]["PartLotEmbeddedJsonld"][];
      /** @description Orderdetails. Deleting one also deletes its prices. */
      orderdetails: components["schemas"]["OrderdetailEmbeddedJsonld"][];
      /** @description Associations that this part owns. */
      associated_parts_as_owner: components["schemas"]["PartAssociationRefJsonld"][];
      /** @description Associations of other parts with this part. */
      associated_parts_as_other: components["schemas"]["PartAssociationRefJsonld"][];
      /** @description Attached files and links. */
      attachments: components["schemas"]["AttachmentEmbeddedJsonld"][];
      /** @description Preview picture. Must be an attachment of the element. */
      master_picture_attachment?: components["schemas"]["AttachmentEmbeddedJsonld"];
      /** @description Technical parameters. */
      parameters: components["schemas"]["ParameterEmbeddedJsonld"][];
      /**
       * Format: date-time
       * @description Time of creation.
       * @example 2026-01-31T12:00:00+00:00
       */
      addedDate: string;
      /**
       * Format: date-time
       * @description Time of the last change.
       * @example 2026-01-31T12:00:00+00:00
       */
      lastModified: string;
    };
    PartList: components["schemas"]["PartListed"][];
    /**
     * @description A part in lists and in responses to changes, with attachments and parameters in short form.
     * @example {
     *       "id": 3,
     *       "name": "STM32F407VGT6",
     *       "description": "32-bit microcontroller",
     *       "comment": "",
     *       "favorite": false,
     *       "needs_review": false,
     *       "tags": "arm, smd",
     *       "category": {
     *         "id": 3,
     *         "name": "Microcontrollers",
     *         "full_path": "ICs → Microcontrollers"
     *       },
     *       "footprint": {
     *         "id": 6,
     *         "name": "LQFP-100",
     *         "full_path": "QFP → LQFP-100"
     *       },
     *       "manufacturer": {
     *         "id": 5,
     *         "name": "STMicroelectronics",
     *         "full_path": "STMicroelectronics"
     *       },
     *       "manufacturer_product_url": "https://example.com/STM32F407VGT6",
     *       "manufacturer_product_number": "STM32F407VGT6",
     *       "manufacturing_status": "active",
     *       "mass": 0.7,
     *       "ipn": "IC-0003",
     *       "minamount": 10,
     *       "total_instock": 30,
     *       "projectBuildPart": false,
     *       "providerReference": {},
     *       "eda_info": {
     *         "reference_prefix": "U"
     *       },
     *       "partLots": [
     *         {
     *           "id": 9,
     *           "description": "",
     *           "comment": "",
     *           "amount": 30,
     *           "instock_unknown": false,
     *           "needs_refill": false
     *         }
     *       ],
     *       "orderdetails": [],
     *       "associated_parts_as_owner": [],
     *       "associated_parts_as_other": [],
     *       "attachments": [],
     *       "parameters": [],
     *       "addedDate": "2026-01-31T12:00:00+00:00",
     *       "lastModified": "2026-01-31T12:00:00+00:00"
     *     }
     */
    PartListed: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 3
       */
      id: number;
      /**
       * @description Name. Must match the `partname_regex` of the category.
       * @example STM32F407VGT6
       */
      name: string;
      /**
       * @description Short description in Markdown.
       * @example 32-bit microcontroller
       */
      description: string;
      /**
       * @description Comment in Markdown.
       * @example Check the date code.
       */
      comment: string;
      /** @description Whether the part is a favorite. A change requires the permission `parts.change_favorite`. */
      favorite: boolean;
      /** @description Whether the data of the part needs a review. */
      needs_review: boolean;
      /**
       * @description Comma-separated tags.
       * @example arm, smd
       */
      tags: string;
      /** @description Category. Must be selectable. */
      category: components["schemas"]["CategoryRef"];
      /** @description Footprint. Must be selectable. */
      footprint?: components["schemas"]["FootprintRef"];
      /** @description Manufacturer. Must be selectable. */
      manufacturer?: components["schemas"]["ManufacturerRef"];
      /** @description Unit of all amounts of this part. Must be selectable. `null` means pieces. */
      partUnit?: components["schemas"]["MeasurementUnitRef"];
      /** @description Custom state. Must be selectable. */
      partCustomState?: components["schemas"]["PartCustomStateRef"];
      /**
       * @description HTTP or HTTPS URL of the product page, or empty. If none is stored, responses contain the URL built from the manufacturer's `auto_product_url`. Sending that URL back stores nothing.
       * @example https://example.com/STM32F407VGT6
       */
      manufacturer_product_url: string;
      /**
       * @description Manufacturer part number (MPN).
       * @example STM32F407VGT6
       */
      manufacturer_product_number: string;
      manufacturing_status: components["schemas"]["ManufacturingStatus"];
      /**
       * @description Mass in grams.
       * @example 0.7
       */
      mass?: number;
      /**
       * @description Internal part number (IPN). Must be unique.
       * @example IC-0003
       */
      ipn?: string;
      /**
       * @description Global Trade Item Number (GTIN) of 8, 12, 13 or 14 digits, with a valid check digit. Can be empty.
       * @example 4006381333931
       */
      gtin?: string;
      /**
       * @description Minimum stock. Rounded to a whole number if the unit has no fractions.
       * @example 10
       */
      minamount: number;
      /**
       * @description Total amount in all lots, except expired lots and lots with an unknown amount.
       * @example 30
       */
      total_instock: number;
      /** @description Whether the part is the build part of a project. */
      projectBuildPart: boolean;
      providerReference: components["schemas"]["PartProviderReference"];
      eda_info: components["schemas"]["PartEdaInfo"];
      /** @description Lots. Creating one requires `parts.create`. Deleting one also deletes its stock and requires `parts.delete`. Changing an amount requires a `parts_stock` permission, as in an update of the lot. If a lot has an owner, only that user can delete it or change its amount, expiration date or owner. */
      partLots: components["schemas"]["PartLotEmbedded"][];
      /** @description Orderdetails. */
      orderdetails: components["schemas"]["OrderdetailRef"][];
      /** @description Associations that this part owns. */
      associated_parts_as_owner: components["schemas"]["PartAssociationRef"][];
      /** @description Associations of other parts with this part. */
      associated_parts_as_other: components["schemas"]["PartAssociationRef"][];
      /** @description Attached files and links. */
      attachments: components["schemas"]["AttachmentRef"][];
      /** @description A picture among the attachments of the element. */
      master_picture_attachment?: components["schemas"]["AttachmentRef"];
      /** @description Technical parameters. */
      parameters: components["schemas"]["ParameterRef"][];
      /**
       * Format: date-time
       * @description Time of creation.
       * @example 2026-01-31T12:00:00+00:00
       */
      addedDate: string;
      /**
       * Format: date-time
       * @description Time of the last change.
       * @example 2026-01-31T12:00:00+00:00
       */
      lastModified: string;
    };
    /**
     * @description A part in lists and in responses to changes, with attachments and parameters in short form.
     * @example {
     *       "@context": "/api/contexts/Part",
     *       "@id": "/api/parts/3",
     *       "@type": "Part",
     *       "id": 3,
     *       "name": "STM32F407VGT6",
     *       "description": "32-bit microcontroller",
     *       "comment": "",
     *       "favorite": false,
     *       "needs_review": false,
     *       "tags": "arm, smd",
     *       "category": {
     *         "@id": "/api/categories/3",
     *         "@type": "Category",
     *         "id": 3,
     *         "name": "Microcontrollers",
     *         "full_path": "ICs → Microcontrollers"
     *       },
     *       "footprint": {
     *         "@id": "/api/footprints/6",
     *         "@type": "Footprint",
     *         "id": 6,
     *         "name": "LQFP-100",
     *         "full_path": "QFP → LQFP-100"
     *       },
     *       "manufacturer": {
     *         "@id": "/api/manufacturers/5",
     *         "@type": "Manufacturer",
     *         "id": 5,
     *         "name": "STMicroelectronics",
     *         "full_path": "STMicroelectronics"
     *       },
     *       "manufacturer_product_url": "https://example.com/STM32F407VGT6",
     *       "manufacturer_product_number": "STM32F407VGT6",
     *       "manufacturing_status": "active",
     *       "mass": 0.7,
     *       "ipn": "IC-0003",
     *       "minamount": 10,
     *       "total_instock": 30,
     *       "projectBuildPart": false,
     *       "providerReference": {
     *         "@id": "/api/.well-known/genid/part-3",
     *         "@type": "InfoProviderReference"
     *       },
     *       "eda_info": {
     *         "@id": "/api/.well-known/genid/part-3",
     *         "@type": "EDAPartInfo",
     *         "reference_prefix": "U"
     *       },
     *       "partLots": [
     *         {
     *           "@id": "/api/part_lots/9",
     *           "@type": "PartLot",
     *           "id": 9,
     *           "description": "",
     *           "comment": "",
     *           "amount": 30,
     *           "instock_unknown": false,
     *           "needs_refill": false
     *         }
     *       ],
     *       "orderdetails": [],
     *       "associated_parts_as_owner": [],
     *       "associated_parts_as_other": [],
     *       "attachments": [],
     *       "parameters": [],
     *       "addedDate": "2026-01-31T12:00:00+00:00",
     *       "lastModified": "2026-01-31T12:00:00+00:00"
     *     }
     */
    PartListedJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/Part
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/parts/3
       */
      "@id": string;
      /** @constant */
      "@type": "Part";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 3
       */
      id: number;
      /**
       * @description Name. Must match the `partname_regex` of the category.
       * @example STM32F407VGT6
       */
      name: string;
      /**
       * @description Short description in Markdown.
       * @example 32-bit microcontroller
       */
      description: string;
      /**
       * @description Comment in Markdown.
       * @example Check the date code.
       */
      comment: string;
      /** @description Whether the part is a favorite. A change requires the permission `parts.change_favorite`. */
      favorite: boolean;
      /** @description Whether the data of the part needs a review. */
      needs_review: boolean;
      /**
       * @description Comma-separated tags.
       * @example arm, smd
       */
      tags: string;
      /** @description Category. Must be selectable. */
      category: components["schemas"]["CategoryRefJsonld"];
      /** @description Footprint. Must be selectable. */
      footprint?: components["schemas"]["FootprintRefJsonld"];
      /** @description Manufacturer. Must be selectable. */
      manufacturer?: components["schemas"]["ManufacturerRefJsonld"];
      /** @description Unit of all amounts of this part. Must be selectable. `null` means pieces. */
      partUnit?: components["schemas"]["MeasurementUnitRefJsonld"];
      /** @description Custom state. Must be selectable. */
      partCustomState?: components["schemas"]["PartCustomStateRefJsonld"];
      /**
       * @description HTTP or HTTPS URL of the product page, or empty. If none is stored, responses contain the URL built from the manufacturer's `auto_product_url`. Sending that URL back stores nothing.
       * @example https://example.com/STM32F407VGT6
       */
      manufacturer_product_url: string;
      /**
       * @description Manufacturer part number (MPN).
       * @example STM32F407VGT6
       */
      manufacturer_product_number: string;
      manufacturing_status: components["schemas"]["ManufacturingStatus"];
      /**
       * @description Mass in grams.
       * @example 0.7
       */
      mass?: number;
      /**
       * @description Internal part number (IPN). Must be unique.
       * @example IC-0003
       */
      ipn?: string;
      /**
       * @description Global Trade Item Number (GTIN) of 8, 12, 13 or 14 digits, with a valid check digit. Can be empty.
       * @example 4006381333931
       */
      gtin?: string;
      /**
       * @description Minimum stock. Rounded to a whole number if the unit has no fractions.
       * @example 10
       */
      minamount: number;
      /**
       * @description Total amount in all lots, except expired lots and lots with an unknown amount.
       * @example 30
       */
      total_instock: number;
      /** @description Whether the part is the build part of a project. */
      projectBuildPart: boolean;
      providerReference: components["schemas"]["PartProviderReferenceJsonld"];
      eda_info: components["schemas"]["PartEdaInfoJsonld"];
      /** @description Lots. Creating one requires `parts.create`. Deleting one also deletes its stock and requires `parts.delete`. Changing an amount requires a `parts_stock` permission, as in an update of the lot. If a lot has an owner, only that user can delete it or change its amount, expiration date or owner. */
      partLots: components["schemas"]["PartLotEmbeddedJsonld"][];
      /** @description Orderdetails. */
      orderdetails: components["schemas"]["OrderdetailRefJsonld"][];
      /** @description Associations that this part owns. */
      associated_parts_as_owner: components["schemas"]["PartAssociationRefJsonld"][];
      /** @description Associations of other parts with this part. */
      associated_parts_as_other: components["schemas"]["PartAssociationRefJsonld"][];
      /** @description Attached files and links. */
      attachments: components["schemas"]["AttachmentRefJsonld"][];
      /** @description A picture among the attachments of the element. */
      master_picture_attachment?: components["schemas"]["AttachmentRefJsonld"];
      /** @description Technical parameters. */
      parameters: components["schemas"]["ParameterRefJsonld"][];
      /**
       * Format: date-time
       * @description Time of creation.
       * @example 2026-01-31T12:00:00+00:00
       */
      addedDate: string;
      /**
       * Format: date-time
       * @description Time of the last change.
       * @example 2026-01-31T12:00:00+00:00
       */
      lastModified: string;
    };
    /**
     * @description A quantity of a part, stored in one location.
     * @example {
     *       "id": 9,
     *       "description": "Reel of 2025",
     *       "comment": "Check the date code.",
     *       "part": {
     *         "id": 3,
     *         "name": "STM32F407VGT6"
     *       },
     *       "amount": 30,
     *       "instock_unknown": false,
     *       "needs_refill": false,
     *       "addedDate": "2026-01-31T12:00:00+00:00",
     *       "lastModified": "2026-01-31T12:00:00+00:00"
     *     }
     */
    PartLot: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 9
       */
      id: number;
      /**
       * @description Short description that tells the lots of a part apart.
       * @example Reel of 2025
       */
      description: string;
      /**
       * @description Comment in Markdown.
       * @example Check the date code.
       */
      comment: string;
      /** @description The part. Assigning the lot to another part moves its stock there, which requires `parts_stock.move` unless the amount is 0. If the amount has a fraction but the other part is counted in whole numbers, send a whole `amount` as well. */
      part: components["schemas"]["PartRef"];
      /** @description Storage location. Must be selectable. Its limits are checked when a lot is stored there, changes its part or gets more stock: a full location (`is_full`) accepts no stock, `limit_to_existing_parts` accepts only parts already stored there, `only_single_part` accepts no second part. */
      storage_location?: components["schemas"]["StorageLocationRef"];
      /**
       * @description Amount in the unit of the part, rounded to a whole number if the unit has no fractions, otherwise to nine decimals. Increasing it requires `parts_stock.add` or `parts_stock.stocktake`, decreasing it `parts_stock.withdraw` or `parts_stock.stocktake`. If the lot has an owner, only that user can change the amount. Sending back the amount from a response changes nothing.
       * @example 30
       */
      amount: number;
      /** @description Whether the amount is unknown. Then `amount` does not count as stock. A change requires the same permissions as a change of the amount. */
      instock_unknown: boolean;
      /** @description Whether the lot needs a refill. */
      needs_refill: boolean;
      /**
       * Format: date-time
       * @description Expiration date. Expired lots do not count as stock. If a change makes the lot expire or become valid again, it requires the same permissions as a change of the amount. If the lot has an owner, only that user can change the date.
       * @example 2029-01-31T00:00:00+00:00
       */
      expiration_date?: string;
      /** @description Owner. If set, only that user can change the amount, expiration date, owner or part, or delete the lot or its part. Users with the permission `users.edit_infos` can also change the owner. If the storage location has `part_owner_must_match` and an owner, a lot there must have the same owner or none. */
      owner?: components["schemas"]["UserRef"];
      /**
       * @description Barcode of the label. Must be unique among all lots. An empty string is stored as `null`.
       * @example LOT-0009
       */
      user_barcode?: string;
      /**
       * Format: date-time
       * @description Time of the last stocktake.
       * @example 2026-01-31T12:00:00+00:00
       */
      last_stocktake_at?: string;
      /**
       * Format: date-time
       * @description Time of creation.
       * @example 2026-01-31T12:00:00+00:00
       */
      addedDate: string;
      /**
       * Format: date-time
       * @description Time of the last change.
       * @example 2026-01-31T12:00:00+00:00
       */
      lastModified: string;
    };
    /**
     * @description A page of a list (Hydra).
     * @example {
     *       "@context": "/api/contexts/PartLot",
     *       "@id": "/api/part_lots",
     *       "@type": "hydra:Collection",
     *       "hydra:totalItems": 1,
     *       "hydra:member": [
     *         {
     *           "@id": "/api/part_lots/9",
     *           "@type": "PartLot",
     *           "id": 9,
     *           "description": "Reel of 2025",
     *           "comment": "Check the date code.",
     *           "part": {
     *             "@id": "/api/parts/3",
     *             "@type": "Part",
     *             "id": 3,
     *             "name": "STM32F407VGT6"
     *           },
     *           "amount": 30,
     *           "instock_unknown": false,
     *           "needs_refill": false,
     *           "addedDate": "2026-01-31T12:00:00+00:00",
     *           "lastModified": "2026-01-31T12:00:00+00:00"
     *         }
     *       ]
     *     }
     */
    PartLotCollectionJsonld: {
      /**
       * Format: uri-reference
       * @example /api/contexts/PartLot
       */
      "@context": string;
      /**
       * Format: uri-reference
       * @example /api/part_lots
       */
      "@id": string;
      /** @constant */
      "@type": "hydra:Collection";
      /** @example 1 */
      "hydra:totalItems": number;
      "hydra:member": components["schemas"]["PartLotJsonld"][];
      "hydra:view"?: components["schemas"]["HydraPartialCollectionView"];
      "hydra:search"?: components["schemas"]["HydraIriTemplate"];
    };
    /**
     * @description A new part lot.
     * @example {
     *       "part": "/api/parts/3",
     *       "amount": 30,
     *       "storage_location": "/api/storage_locations/2"
     *     }
     */
    PartLotCreate: {
      part: components["schemas"]["PartReference"];
    } & WithRequired<components["schemas"]["PartLotPatch"], "part">;
    /**
     * @description A part lot, embedded in another entity.
     * @example {
     *       "id": 9,
     *       "description": "Reel of 2025",
     *       "comment": "Check the date code.",
     *       "amount": 30,
     *       "instock_unknown": false,
     *       "needs_refill": false
     *     }
     */
    PartLotEmbedded: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 9
       */
      id: number;
      /**
       * @description Short description that tells the lots of a part apart.
       * @example Reel of 2025
       */
      description: string;
      /**
       * @description Comment in Markdown.
       * @example Check the date code.
       */
      comment: string;
      /** @description Storage location. Must be selectable. Its limits are checked when a lot is stored there, changes its part or gets more stock: a full location (`is_full`) accepts no stock, `limit_to_existing_parts` accepts only parts already stored there, `only_single_part` accepts no second part. */
      storage_location?: components["schemas"]["StorageLocationRef"];
      /**
       * @description Amount in the unit of the part, rounded to a whole number if the unit has no fractions, otherwise to nine decimals. Increasing it requires `parts_stock.add` or `parts_stock.stocktake`, decreasing it `parts_stock.withdraw` or `parts_stock.stocktake`. If the lot has an owner, only that user can change the amount. Sending back the amount from a response changes nothing.
       * @example 30
       */
      amount: number;
      /** @description Whether the amount is unknown. Then `amount` does not count as stock. A change requires the same permissions as a change of the amount. */
      instock_unknown: boolean;
      /** @description Whether the lot needs a refill. */
      needs_refill: boolean;
      /**
       * Format: date-time
       * @description Expiration date. Expired lots do not count as stock. If a change makes the lot expire or become valid again, it requires the same permissions as a change of the amount. If the lot has an owner, only that user can change the date.
       * @example 2029-01-31T00:00:00+00:00
       */
      expiration_date?: string;
      /** @description Owner. If set, only that user can change the amount, expiration date, owner or part, or delete the lot or its part. Users with the permission `users.edit_infos` can also change the owner. If the storage location has `part_owner_must_match` and an owner, a lot there must have the same owner or none. */
      owner?: components["schemas"]["UserRef"];
      /**
       * @description Barcode of the label. Must be unique among all lots. An empty string is stored as `null`.
       * @example LOT-0009
       */
      user_barcode?: string;
      /**
       * Format: date-time
       * @description Time of the last stocktake.
       * @example 2026-01-31T12:00:00+00:00
       */
      last_stocktake_at?: string;
    };
    /**
     * @description A part lot, embedded in another entity.
     * @example {
     *       "@context": "/api/contexts/PartLot",
     *       "@id": "/api/part_lots/9",
     *       "@type": "PartLot",
     *       "id": 9,
     *       "description": "Reel of 2025",
     *       "comment": "Check the date code.",
     *       "amount": 30,
     *       "instock_unknown": false,
     *       "needs_refill": false
     *     }
     */
    PartLotEmbeddedJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/PartLot
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/part_lots/9
       */
      "@id": string;
      /** @constant */
      "@type": "PartLot";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 9
       */
      id: number;
      /**
       * @description Short description that tells the lots of a part apart.
       * @example Reel of 2025
       */
      description: string;
      /**
       * @description Comment in Markdown.
       * @example Check the date code.
       */
      comment: string;
      /** @description Storage location. Must be selectable. Its limits are checked when a lot is stored there, changes its part or gets more stock: a full location (`is_full`) accepts no stock, `limit_to_existing_parts` accepts only parts already stored there, `only_single_part` accepts no second part. */
      storage_location?: components["schemas"]["StorageLocationRefJsonld"];
      /**
       * @description Amount in the unit of the part, rounded to a whole number if the unit has no fractions, otherwise to nine decimals. Increasing it requires `parts_stock.add` or `parts_stock.stocktake`, decreasing it `parts_stock.withdraw` or `parts_stock.stocktake`. If the lot has an owner, only that user can change the amount. Sending back the amount from a response changes nothing.
       * @example 30
       */
      amount: number;
      /** @description Whether the amount is unknown. Then `amount` does not count as stock. A change requires the same permissions as a change of the amount. */
      instock_unknown: boolean;
      /** @description Whether the lot needs a refill. */
      needs_refill: boolean;
      /**
       * Format: date-time
       * @description Expiration date. Expired lots do not count as stock. If a change makes the lot expire or become valid again, it requires the same permissions as a change of the amount. If the lot has an owner, only that user can change the date.
       * @example 2029-01-31T00:00:00+00:00
       */
      expiration_date?: string;
      /** @description Owner. If set, only that user can change the amount, expiration date, owner or part, or delete the lot or its part. Users with the permission `users.edit_infos` can also change the owner. If the storage location has `part_owner_must_match` and an owner, a lot there must have the same owner or none. */
      owner?: components["schemas"]["UserRefJsonld"];
      /**
       * @description Barcode of the label. Must be unique among all lots. An empty string is stored as `null`.
       * @example LOT-0009
       */
      user_barcode?: string;
      /**
       * Format: date-time
       * @description Time of the last stocktake.
       * @example 2026-01-31T12:00:00+00:00
       */
      last_stocktake_at?: string;
    };
    /**
     * Format: uri-reference
     * @description A lot in the list of its part: a new one, or an existing one by its IRI, `@id` or `id` with the properties to change.
     * @example {
     *       "amount": 30,
     *       "storage_location": "/api/storage_locations/2"
     *     }
     * @example {
     *       "id": 9,
     *       "needs_refill": true
     *     }
     * @example /api/part_lots/9
     */
    PartLotInput:
      | string
      | {
          /**
           * Format: uri-reference
           * @example /api/part_lots/9
           */
          "@id"?: string;
          /**
           * Format: int64
           * @description Unique ID.
           * @example 9
           */
          id?: number;
          /**
           * @description Short description that tells the lots of a part apart. Default: empty.
           * @example Reel of 2025
           */
          description?: string;
          /**
           * @description Comment in Markdown. Default: empty.
           * @example Check the date code.
           */
          comment?: string;
          /**
           * @description Storage location. Must be selectable. Its limits are checked when a lot is stored there, changes its part or gets more stock: a full location (`is_full`) accepts no stock, `limit_to_existing_parts` accepts only parts already stored there, `only_single_part` accepts no second part.
           * @example /api/storage_locations/9
           */
          storage_location?: components["schemas"]["StorageLocationReference"] | null;
          /**
           * @description Amount in the unit of the part, rounded to a whole number if the unit has no fractions, otherwise to nine decimals. Increasing it requires `parts_stock.add` or `parts_stock.stocktake`, decreasing it `parts_stock.withdraw` or `parts_stock.stocktake`. If the lot has an owner, only that user can change the amount. Sending back the amount from a response changes nothing. Default: `0`.
           * @example 30
           */
          amount?: number;
          /** @description Whether the amount is unknown. Then `amount` does not count as stock. A change requires the same permissions as a change of the amount. Default: `false`. */
          instock_unknown?: boolean;
          /** @description Whether the lot needs a refill. Default: `false`. */
          needs_refill?: boolean;
          /**
           * Format: date-time
           * @description Expiration date. Expired lots do not count as stock. If a change makes the lot expire or become valid again, it requires the same permissions as a change of the amount. If the lot has an owner, only that user can change the date.
           * @example 2029-01-31T00:00:00+00:00
           */
          expiration_date?: string | null;
          /**
           * @description Owner. If set, only that user can change the amount, expiration date, owner or part, or delete the lot or its part. Users with the permission `users.edit_infos` can also change the owner. If the storage location has `part_owner_must_match` and an owner, a lot there must have the same owner or none.
           * @example /api/users/4
           */
          owner?: components["schemas"]["UserReference"] | null;
          /**
           * @description Barcode of the label. Must be unique among all lots. An empty string is stored as `null`.
           * @example LOT-0009
           */
          user_barcode?: string | null;
          /**
           * Format: date-time
           * @description Time of the last stocktake.
           * @example 2026-01-31T12:00:00+00:00
           */
          last_stocktake_at?: string | null;
          /**
           * @deprecated
           * @description Ignored. Use `description`.
           */
          name?: string | null;
        };
    /**
     * @description A quantity of a part, stored in one location.
     * @example {
     *       "@context": "/api/contexts/PartLot",
     *       "@id": "/api/part_lots/9",
     *       "@type": "PartLot",
     *       "id": 9,
     *       "description": "Reel of 2025",
     *       "comment": "Check the date code.",
     *       "part": {
     *         "@id": "/api/parts/3",
     *         "@type": "Part",
     *         "id": 3,
     *         "name": "STM32F407VGT6"
     *       },
     *       "amount": 30,
     *       "instock_unknown": false,
     *       "needs_refill": false,
     *       "addedDate": "2026-01-31T12:00:00+00:00",
     *       "lastModified": "2026-01-31T12:00:00+00:00"
     *     }
     */
    PartLotJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/PartLot
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/part_lots/9
       */
      "@id": string;
      /** @constant */
      "@type": "PartLot";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 9
       */
      id: number;
      /**
       * @description Short description that tells the lots of a part apart.
       * @example Reel of 2025
       */
      description: string;
      /**
       * @description Comment in Markdown.
       * @example Check the date code.
       */
      comment: string;
      /** @description The part. Assigning the lot to another part moves its stock there, which requires `parts_stock.move` unless the amount is 0. If the amount has a fraction but the other part is counted in whole numbers, send a whole `amount` as well. */
      part: components["schemas"]["PartRefJsonld"];
      /** @description Storage location. Must be selectable. Its limits are checked when a lot is stored there, changes its part or gets more stock: a full location (`is_full`) accepts no stock, `limit_to_existing_parts` accepts only parts already stored there, `only_single_part` accepts no second part. */
      storage_location?: components["schemas"]["StorageLocationRefJsonld"];
      /**
       * @description Amount in the unit of the part, rounded to a whole number if the unit has no fractions, otherwise to nine decimals. Increasing it requires `parts_stock.add` or `parts_stock.stocktake`, decreasing it `parts_stock.withdraw` or `parts_stock.stocktake`. If the lot has an owner, only that user can change the amount. Sending back the amount from a response changes nothing.
       * @example 30
       */
      amount: number;
      /** @description Whether the amount is unknown. Then `amount` does not count as stock. A change requires the same permissions as a change of the amount. */
      instock_unknown: boolean;
      /** @description Whether the lot needs a refill. */
      needs_refill: boolean;
      /**
       * Format: date-time
       * @description Expiration date. Expired lots do not count as stock. If a change makes the lot expire or become valid again, it requires the same permissions as a change of the amount. If the lot has an owner, only that user can change the date.
       * @example 2029-01-31T00:00:00+00:00
       */
      expiration_date?: string;
      /** @description Owner. If set, only that user can change the amount, expiration date, owner or part, or delete the lot or its part. Users with the permission `users.edit_infos` can also change the owner. If the storage location has `part_owner_must_match` and an owner, a lot there must have the same owner or none. */
      owner?: components["schemas"]["UserRefJsonld"];
      /**
       * @description Barcode of the label. Must be unique among all lots. An empty string is stored as `null`.
       * @example LOT-0009
       */
      user_barcode?: string;
      /**
       * Format: date-time
       * @description Time of the last stocktake.
       * @example 2026-01-31T12:00:00+00:00
       */
      last_stocktake_at?: string;
      /**
       * Format: date-time
       * @description Time of creation.
       * @example 2026-01-31T12:00:00+00:00
       */
      addedDate: string;
      /**
       * Format: date-time
       * @description Time of the last change.
       * @example 2026-01-31T12:00:00+00:00
       */
      lastModified: string;
    };
    PartLotList: components["schemas"]["PartLot"][];
    /**
     * @description Both lots after a move of stock.
     * @example {
     *       "from": {
     *         "id": 9,
     *         "description": "Reel of 2025",
     *         "comment": "",
     *         "part": {
     *           "id": 3,
     *           "name": "STM32F407VGT6"
     *         },
     *         "storage_location": {
     *           "id": 2,
     *           "name": "Drawer 4",
     *           "full_path": "Workshop → Drawer 4"
     *         },
     *         "amount": 25,
     *         "instock_unknown": false,
     *         "needs_refill": false,
     *         "addedDate": "2026-01-31T12:00:00+00:00",
     *         "lastModified": "2026-01-31T12:00:00+00:00"
     *       },
     *       "to": {
     *         "id": 10,
     *         "description": "Reel of 2025",
     *         "comment": "",
     *         "part": {
     *           "id": 3,
     *           "name": "STM32F407VGT6"
     *         },
     *         "storage_location": {
     *           "id": 5,
     *           "name": "Shelf 1",
     *           "full_path": "Workshop → Shelf 1"
     *         },
     *         "amount": 5,
     *         "instock_unknown": false,
     *         "needs_refill": false,
     *         "addedDate": "2026-01-31T12:00:00+00:00",
     *         "lastModified": "2026-01-31T12:00:00+00:00"
     *       }
     *     }
     */
    PartLotMove: {
      /** @description The source lot. */
      from: components["schemas"]["PartLot"];
      /** @description The target lot. */
      to: components["schemas"]["PartLot"];
    };
    /**
     * @description Both lots after a move of stock.
     * @example {
     *       "@id": "/api/.well-known/genid/part-3",
     *       "@type": "PartLotMove",
     *       "from": {
     *         "@id": "/api/part_lots/9",
     *         "@type": "PartLot",
     *         "id": 9,
     *         "description": "Reel of 2025",
     *         "comment": "",
     *         "part": {
     *           "@id": "/api/parts/3",
     *           "@type": "Part",
     *           "id": 3,
     *           "name": "STM32F407VGT6"
     *         },
     *         "storage_location": {
     *           "@id": "/api/storage_locations/2",
     *           "@type": "StorageLocation",
     *           "id": 2,
     *           "name": "Drawer 4",
     *           "full_path": "Workshop → Drawer 4"
     *         },
     *         "amount": 25,
     *         "instock_unknown": false,
     *         "needs_refill": false,
     *         "addedDate": "2026-01-31T12:00:00+00:00",
     *         "lastModified": "2026-01-31T12:00:00+00:00"
     *       },
     *       "to": {
     *         "@id": "/api/part_lots/10",
     *         "@type": "PartLot",
     *         "id": 10,
     *         "description": "Reel of 2025",
     *         "comment": "",
     *         "part": {
     *           "@id": "/api/parts/3",
     *           "@type": "Part",
     *           "id": 3,
     *           "name": "STM32F407VGT6"
     *         },
     *         "storage_location": {
     *           "@id": "/api/storage_locations/5",
     *           "@type": "StorageLocation",
     *           "id": 5,
     *           "name": "Shelf 1",
     *           "full_path": "Workshop → Shelf 1"
     *         },
     *         "amount": 5,
     *         "instock_unknown": false,
     *         "needs_refill": false,
     *         "addedDate": "2026-01-31T12:00:00+00:00",
     *         "lastModified": "2026-01-31T12:00:00+00:00"
     *       }
     *     }
     */
    PartLotMoveJsonld: {
      /**
       * Format: uri-reference
       * @example /api/.well-known/genid/part-3
       */
      "@id"?: string;
      /** @constant */
      "@type": "PartLotMove";
      /** @description The source lot. */
      from: components["schemas"]["PartLotJsonld"];
      /** @description The target lot. */
      to: components["schemas"]["PartLotJsonld"];
    };
    /**
     * @description Changes to the part lot. Properties that are not sent keep their values.
     * @example {
     *       "needs_refill": true
     *     }
     */
    PartLotPatch: {
      /**
       * @description Short description that tells the lots of a part apart. Default: empty.
       * @example Reel of 2025
       */
      description?: string;
      /**
       * @description Comment in Markdown. Default: empty.
       * @example Check the date code.
       */
      comment?: string;
      /** @description The part. Assigning the lot to another part moves its stock there, which requires `parts_stock.move` unless the amount is 0. If the amount has a fraction but the other part is counted in whole numbers, send a whole `amount` as well. */
      part?: components["schemas"]["PartReference"];
      /**
       * @description Storage location. Must be selectable. Its limits are checked when a lot is stored there, changes its part or gets more stock: a full location (`is_full`) accepts no stock, `limit_to_existing_parts` accepts only parts already stored there, `only_single_part` accepts no second part.
       * @example /api/storage_locations/9
       */
      storage_location?: components["schemas"]["StorageLocationReference"] | null;
      /**
       * @description Amount in the unit of the part, rounded to a whole number if the unit has no fractions, otherwise to nine decimals. Increasing it requires `parts_stock.add` or `parts_stock.stocktake`, decreasing it `parts_stock.withdraw` or `parts_stock.stocktake`. If the lot has an owner, only that user can change the amount. Sending back the amount from a response changes nothing. Default: `0`.
       * @example 30
       */
      amount?: number;
      /** @description Whether the amount is unknown. Then `amount` does not count as stock. A change requires the same permissions as a change of the amount. Default: `false`. */
      instock_unknown?: boolean;
      /** @description Whether the lot needs a refill. Default: `false`. */
      needs_refill?: boolean;
      /**
       * Format: date-time
       * @description Expiration date. Expired lots do not count as stock. If a change makes the lot expire or become valid again, it requires the same permissions as a change of the amount. If the lot has an owner, only that user can change the date.
       * @example 2029-01-31T00:00:00+00:00
       */
      expiration_date?: string | null;
      /**
       * @description Owner. If set, only that user can change the amount, expiration date, owner or part, or delete the lot or its part. Users with the permission `users.edit_infos` can also change the owner. If the storage location has `part_owner_must_match` and an owner, a lot there must have the same owner or none.
       * @example /api/users/4
       */
      owner?: components["schemas"]["UserReference"] | null;
      /**
       * @description Barcode of the label. Must be unique among all lots. An empty string is stored as `null`.
       * @example LOT-0009
       */
      user_barcode?: string | null;
      /**
       * Format: date-time
       * @description Time of the last stocktake.
       * @example 2026-01-31T12:00:00+00:00
       */
      last_stocktake_at?: string | null;
      /**
       * @deprecated
       * @description Ignored. Use `description`.
       */
      name?: string | null;
    };
    /**
     * @description A part lot, embedded in another entity.
     * @example {
     *       "id": 9
     *     }
     */
    PartLotRef: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 9
       */
      id: number;
    };
    /**
     * @description A part lot, embedded in another entity.
     * @example {
     *       "@context": "/api/contexts/PartLot",
     *       "@id": "/api/part_lots/9",
     *       "@type": "PartLot",
     *       "id": 9
     *     }
     */
    PartLotRefJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/PartLot
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/part_lots/9
       */
      "@id": string;
      /** @constant */
      "@type": "PartLot";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 9
       */
      id: number;
    };
    /**
     * @description A lot: its IRI, or the embedded object of a response.
     * @example /api/part_lots/9
     */
    PartLotReference: string | components["schemas"]["EntityReference"];
    /**
     * @description Changes to the part. Properties that are not sent keep their values.
     * @example {
     *       "comment": "Only for prototypes."
     *     }
     */
    PartPatch: {
      /**
       * @description Name. Must match the `partname_regex` of the category.
       * @example STM32F407VGT6
       */
      name?: string;
      /**
       * @description Short description in Markdown. Default: empty.
       * @example 32-bit microcontroller
       */
      description?: string;
      /**
       * @description Comment in Markdown. Default: empty.
       * @example Check the date code.
       */
      comment?: string;
      /** @description Whether the part is a favorite. A change requires the permission `parts.change_favorite`. Default: `false`. */
      favorite?: boolean;
      /** @description Whether the data of the part needs a review. Default: `false`. */
      needs_review?: boolean;
      /**
       * @description Comma-separated tags. Default: empty.
       * @example arm, smd
       */
      tags?: string;
      /** @description Category. Must be selectable. */
      category?: components["schemas"]["CategoryReference"];
      /**
       * @description Footprint. Must be selectable.
       * @example /api/footprints/6
       */
      footprint?: components["schemas"]["FootprintReference"] | null;
      /**
       * @description Manufacturer. Must be selectable.
       * @example /api/manufacturers/5
       */
      manufacturer?: components["schemas"]["ManufacturerReference"] | null;
      /**
       * @description Unit of all amounts of this part. Must be selectable. `null` means pieces.
       * @example /api/measurement_units/2
       */
      partUnit?: components["schemas"]["MeasurementUnitReference"] | null;
      /**
       * @description Custom state. Must be selectable.
       * @example /api/part_custom_states/4
       */
      partCustomState?: components["schemas"]["PartCustomStateReference"] | null;
      /**
       * @description HTTP or HTTPS URL of the product page, or empty. If none is stored, responses contain the URL built from the manufacturer's `auto_product_url`. Sending that URL back stores nothing. Default: empty.
       * @example https://example.com/STM32F407VGT6
       */
      manufacturer_product_url?: string;
      /**
       * @description Manufacturer part number (MPN). Default: empty.
       * @example STM32F407VGT6
       */
      manufacturer_product_number?: string;
      manufacturing_status?: components["schemas"]["ManufacturingStatus"];
      /**
       * @description Mass in grams.
       * @example 0.7
       */
      mass?: number | null;
      /**
       * @description Internal part number (IPN). Must be unique.
       * @example IC-0003
       */
      ipn?: string | null;
      /**
       * @description Global Trade Item Number (GTIN) of 8, 12, 13 or 14 digits, with a valid check digit. Can be empty.
       * @example 4006381333931
       */
      gtin?: string | null;
      /**
       * @description Minimum stock. Rounded to a whole number if the unit has no fractions. Default: `0`.
       * @example 10
       */
      minamount?: number;
      eda_info?: components["schemas"]["PartEdaInfoInput"];
      /** @description Lots. Creating one requires `parts.create`. Deleting one also deletes its stock and requires `parts.delete`. Changing an amount requires a `parts_stock` permission, as in an update of the lot. If a lot has an owner, only that user can delete it or change its amount, expiration date or owner. A request replaces the whole list: entries that it does not name are deleted. */
      partLots?: components["schemas"]["PartLotInput"][];
      /** @description Orderdetails. Deleting one also deletes its prices. A request replaces the whole list: entries that it does not name are deleted. */
      orderdetails?: components["schemas"]["OrderdetailInput"][];
      /** @description Associations that this part owns. A request replaces the whole list: entries that it does not name are deleted. */
      associated_parts_as_owner?: components["schemas"]["PartAssociationInput"][];
      /** @description Attached files and links. A request replaces the whole list: entries that it does not name are deleted. */
      attachments?: components["schemas"]["AttachmentInput"][];
      /**
       * @description Preview picture. Must be an attachment of the element.
       * @example /api/attachments/7
       */
      master_picture_attachment?: components["schemas"]["AttachmentReference"] | null;
      /** @description Technical parameters. A request replaces the whole list: entries that it does not name are deleted. */
      parameters?: components["schemas"]["ParameterInput"][];
    };
    /**
     * @description The information provider that the data of this part was imported from. Empty if it was not imported.
     * @example {
     *       "provider_key": "digikey",
     *       "provider_id": "497-11605-ND"
     *     }
     */
    PartProviderReference: {
      /**
       * @description Key of the provider.
       * @example digikey
       */
      provider_key?: string;
      /**
       * @description ID of the part at the provider.
       * @example 497-11605-ND
       */
      provider_id?: string;
      /**
       * @description Page of the part at the provider.
       * @example https://example.com/497-11605-ND
       */
      provider_url?: string;
      /**
       * Format: date-time
       * @description Time of the last import.
       * @example 2026-01-31T12:00:00+00:00
       */
      last_updated?: string;
    };
    /**
     * @description The information provider that the data of this part was imported from. Empty if it was not imported.
     * @example {
     *       "@id": "/api/.well-known/genid/part-3",
     *       "@type": "InfoProviderReference",
     *       "provider_key": "digikey",
     *       "provider_id": "497-11605-ND"
     *     }
     */
    PartProviderReferenceJsonld: {
      /**
       * Format: uri-reference
       * @example /api/.well-known/genid/part-3
       */
      "@id"?: string;
      /** @constant */
      "@type": "InfoProviderReference";
      /**
       * @description Key of the provider.
       * @example digikey
       */
      provider_key?: string;
      /**
       * @description ID of the part at the provider.
       * @example 497-11605-ND
       */
      provider_id?: string;
      /**
       * @description Page of the part at the provider.
       * @example https://example.com/497-11605-ND
       */
      provider_url?: string;
      /**
       * Format: date-time
       * @description Time of the last import.
       * @example 2026-01-31T12:00:00+00:00
       */
      last_updated?: string;
    };
    /**
     * @description A part, embedded in another entity.
     * @example {
     *       "id": 3,
     *       "name": "STM32F407VGT6"
     *     }
     */
    PartRef: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 3
       */
      id: number;
      /**
       * @description Name. Must match the `partname_regex` of the category.
       * @example STM32F407VGT6
       */
      name: string;
    };
    /**
     * @description A part, embedded in another entity.
     * @example {
     *       "@context": "/api/contexts/Part",
     *       "@id": "/api/parts/3",
     *       "@type": "Part",
     *       "id": 3,
     *       "name": "STM32F407VGT6"
     *     }
     */
    PartRefJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/Part
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/parts/3
       */
      "@id": string;
      /** @constant */
      "@type": "Part";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 3
       */
      id: number;
      /**
       * @description Name. Must match the `partname_regex` of the category.
       * @example STM32F407VGT6
       */
      name: string;
    };
    /**
     * @description A part, by its IRI or as the embedded object of an answer.
     * @example /api/parts/3
     */
    PartReference: string | components["schemas"]["EntityReference"];
    /**
     * @description What is allowed (`true`) and denied (`false`), by the name of the permission. What is not named is decided by the group, then by the groups above it, and denied where none of them says anything.
     * @example {
     *       "parts.read": true,
     *       "parts.edit": false
     *     }
     */
    Permissions: {
      [key: string]: boolean;
    };
    /**
     * @description Permissions by name: `true` allows, `false` denies, `null` leaves it to the groups. Those that are not named stay as they are. Allowing one also allows what it makes no sense without: `parts.edit` brings `parts.read`, which cannot be taken away then.
     * @example {
     *       "parts.edit": true,
     *       "parts.delete": null
     *     }
     */
    PermissionsInput: {
      [key: string]: boolean | null;
    };
    /**
     * @description PKCE value of 43 to 128 characters (RFC 7636 §4).
     * @example E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM
     */
    PkceValue: string;
    /**
     * @description A price for a part at a supplier, starting at a minimum order quantity.
     * @example {
     *       "id": 4,
     *       "price": "12.5",
     *       "price_related_quantity": 100,
     *       "min_discount_quantity": 1000,
     *       "price_per_unit": "0.12500",
     *       "orderdetail": {
     *         "id": 7
     *       },
     *       "addedDate": "2026-01-31T12:00:00+00:00",
     *       "lastModified": "2026-01-31T12:00:00+00:00"
     *     }
     */
    Pricedetail: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 4
       */
      id: number;
      /**
       * @description Price of `price_related_quantity` pieces, greater than 0. Rounded to five decimals.
       * @example 12.5
       */
      price: string;
      /** @description Currency. Must be selectable. `null` means the base currency. */
      currency?: components["schemas"]["CurrencyRef"];
      /**
       * @description ISO 4217 code of the currency. Omitted for the base currency.
       * @example USD
       */
      currency_iso_code?: string;
      /**
       * @description Quantity that `price` applies to. Rounded to a whole number of at least 1 if the unit of the part has no fractions.
       * @example 100
       */
      price_related_quantity: number;
      /**
       * @description Minimum order quantity for this price, rounded like `price_related_quantity`. Must be unique within the orderdetail.
       * @example 1000
       */
      min_discount_quantity: number;
      /**
       * @description Price of one piece with five decimals.
       * @example 0.12500
       */
      price_per_unit: string;
      /** @description The orderdetail that owns the price. */
      orderdetail: components["schemas"]["OrderdetailRef"];
      /**
       * Format: date-time
       * @description Time of creation.
       * @example 2026-01-31T12:00:00+00:00
       */
      addedDate: string;
      /**
       * Format: date-time
       * @description Time of the last change.
       * @example 2026-01-31T12:00:00+00:00
       */
      lastModified: string;
    };
    /**
     * @description A page of a list (Hydra).
     * @example {
     *       "@context": "/api/contexts/Pricedetail",
     *       "@id": "/api/pricedetails",
     *       "@type": "hydra:Collection",
     *       "hydra:totalItems": 1,
     *       "hydra:member": [
     *         {
     *           "@id": "/api/pricedetails/4",
     *           "@type": "Pricedetail",
     *           "id": 4,
     *           "price": "12.5",
     *           "price_related_quantity": 100,
     *           "min_discount_quantity": 1000,
     *           "price_per_unit": "0.12500",
     *           "orderdetail": {
     *             "@id": "/api/orderdetails/7",
     *             "@type": "Orderdetail",
     *             "id": 7
     *           },
     *           "addedDate": "2026-01-31T12:00:00+00:00",
     *           "lastModified": "2026-01-31T12:00:00+00:00"
     *         }
     *       ]
     *     }
     */
    PricedetailCollectionJsonld: {
      /**
       * Format: uri-reference
       * @example /api/contexts/Pricedetail
       */
      "@context": string;
      /**
       * Format: uri-reference
       * @example /api/pricedetails
       */
      "@id": string;
      /** @constant */
      "@type": "hydra:Collection";
      /** @example 1 */
      "hydra:totalItems": number;
      "hydra:member": components["schemas"]["PricedetailJsonld"][];
      "hydra:view"?: components["schemas"]["HydraPartialCollectionView"];
      "hydra:search"?: components["schemas"]["HydraIriTemplate"];
    };
    /**
     * @description A new pricedetail.
     * @example {
     *       "price": "12.5",
     *       "price_related_quantity": 100,
     *       "min_discount_quantity": 1000,
     *       "orderdetail": "/api/orderdetails/7"
     *     }
     */
    PricedetailCreate: {
      price: components["schemas"]["DecimalInput"];
      orderdetail: components["schemas"]["OrderdetailReference"];
    } & WithRequired<components["schemas"]["PricedetailPatch"], "price" | "orderdetail">;
    /**
     * @description A pricedetail, embedded in another entity.
     * @example {
     *       "id": 4,
     *       "price": "12.5",
     *       "price_related_quantity": 100,
     *       "min_discount_quantity": 1000,
     *       "price_per_unit": "0.12500"
     *     }
     */
    PricedetailEmbedded: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 4
       */
      id: number;
      /**
       * @description Price of `price_related_quantity` pieces, greater than 0. Rounded to five decimals.
       * @example 12.5
       */
      price: string;
      /** @description Currency. Must be selectable. `null` means the base currency. */
      currency?: components["schemas"]["CurrencyRef"];
      /**
       * @description ISO 4217 code of the currency. Omitted for the base currency.
       * @example USD
       */
      currency_iso_code?: string;
      /**
       * @description Quantity that `price` applies to. Rounded to a whole number of at least 1 if the unit of the part has no fractions.
       * @example 100
       */
      price_related_quantity: number;
      /**
       * @description Minimum order quantity for this price, rounded like `price_related_quantity`. Must be unique within the orderdetail.
       * @example 1000
       */
      min_discount_quantity: number;
      /**
       * @description Price of one piece with five decimals.
       * @example 0.12500
       */
      price_per_unit: string;
    };
    /**
     * @description A pricedetail, embedded in another entity.
     * @example {
     *       "@context": "/api/contexts/Pricedetail",
     *       "@id": "/api/pricedetails/4",
     *       "@type": "Pricedetail",
     *       "id": 4,
     *       "price": "12.5",
     *       "price_related_quantity": 100,
     *       "min_discount_quantity": 1000,
     *       "price_per_unit": "0.12500"
     *     }
     */
    PricedetailEmbeddedJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/Pricedetail
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/pricedetails/4
       */
      "@id": string;
      /** @constant */
      "@type": "Pricedetail";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 4
       */
      id: number;
      /**
       * @description Price of `price_related_quantity` pieces, greater than 0. Rounded to five decimals.
       * @example 12.5
       */
      price: string;
      /** @description Currency. Must be selectable. `null` means the base currency. */
      currency?: components["schemas"]["CurrencyRefJsonld"];
      /**
       * @description ISO 4217 code of the currency. Omitted for the base currency.
       * @example USD
       */
      currency_iso_code?: string;
      /**
       * @description Quantity that `price` applies to. Rounded to a whole number of at least 1 if the unit of the part has no fractions.
       * @example 100
       */
      price_related_quantity: number;
      /**
       * @description Minimum order quantity for this price, rounded like `price_related_quantity`. Must be unique within the orderdetail.
       * @example 1000
       */
      min_discount_quantity: number;
      /**
       * @description Price of one piece with five decimals.
       * @example 0.12500
       */
      price_per_unit: string;
    };
    /**
     * Format: uri-reference
     * @description A price in the list of its orderdetail: a new one with a `price`, or an existing one by its IRI, `@id` or `id` with the properties to change.
     * @example {
     *       "price": "0.125"
     *     }
     * @example {
     *       "id": 4,
     *       "price": "0.12"
     *     }
     * @example /api/pricedetails/4
     */
    PricedetailInput:
      | string
      | {
          /**
           * Format: uri-reference
           * @example /api/pricedetails/4
           */
          "@id"?: string;
          /**
           * Format: int64
           * @description Unique ID.
           * @example 4
           */
          id?: number;
          /** @description Price of `price_related_quantity` pieces, greater than 0: a decimal string or an integer. Rounded to five decimals. */
          price?: components["schemas"]["DecimalInput"];
          /**
           * @description Currency. Must be selectable. `null` means the base currency.
           * @example /api/currencies/3
           */
          currency?: components["schemas"]["CurrencyReference"] | null;
          /**
           * @description Quantity that `price` applies to. Rounded to a whole number of at least 1 if the unit of the part has no fractions. Default: `1`.
           * @example 100
           */
          price_related_quantity?: number;
          /**
           * @description Minimum order quantity for this price, rounded like `price_related_quantity`. Must be unique within the orderdetail. Default: `1`.
           * @example 1000
           */
          min_discount_quantity?: number;
        };
    /**
     * @description A price for a part at a supplier, starting at a minimum order quantity.
     * @example {
     *       "@context": "/api/contexts/Pricedetail",
     *       "@id": "/api/pricedetails/4",
     *       "@type": "Pricedetail",
     *       "id": 4,
     *       "price": "12.5",
     *       "price_related_quantity": 100,
     *       "min_discount_quantity": 1000,
     *       "price_per_unit": "0.12500",
     *       "orderdetail": {
     *         "@id": "/api/orderdetails/7",
     *         "@type": "Orderdetail",
     *         "id": 7
     *       },
     *       "addedDate": "2026-01-31T12:00:00+00:00",
     *       "lastModified": "2026-01-31T12:00:00+00:00"
     *     }
     */
    PricedetailJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/Pricedetail
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/pricedetails/4
       */
      "@id": string;
      /** @constant */
      "@type": "Pricedetail";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 4
       */
      id: number;
      /**
       * @description Price of `price_related_quantity` pieces, greater than 0. Rounded to five decimals.
       * @example 12.5
       */
      price: string;
      /** @description Currency. Must be selectable. `null` means the base currency. */
      currency?: components["schemas"]["CurrencyRefJsonld"];
      /**
       * @description ISO 4217 code of the currency. Omitted for the base currency.
       * @example USD
       */
      currency_iso_code?: string;
      /**
       * @description Quantity that `price` applies to. Rounded to a whole number of at least 1 if the unit of the part has no fractions.
       * @example 100
       */
      price_related_quantity: number;
      /**
       * @description Minimum order quantity for this price, rounded like `price_related_quantity`. Must be unique within the orderdetail.
       * @example 1000
       */
      min_discount_quantity: number;
      /**
       * @description Price of one piece with five decimals.
       * @example 0.12500
       */
      price_per_unit: string;
      /** @description The orderdetail that owns the price. */
      orderdetail: components["schemas"]["OrderdetailRefJsonld"];
      /**
       * Format: date-time
       * @description Time of creation.
       * @example 2026-01-31T12:00:00+00:00
       */
      addedDate: string;
      /**
       * Format: date-time
       * @description Time of the last change.
       * @example 2026-01-31T12:00:00+00:00
       */
      lastModified: string;
    };
    PricedetailList: components["schemas"]["Pricedetail"][];
    /**
     * @description Changes to the pricedetail. Properties that are not sent keep their values.
     * @example {
     *       "price": "0.12"
     *     }
     */
    PricedetailPatch: {
      /** @description Price of `price_related_quantity` pieces, greater than 0: a decimal string or an integer. Rounded to five decimals. */
      price?: components["schemas"]["DecimalInput"];
      /**
       * @description Currency. Must be selectable. `null` means the base currency.
       * @example /api/currencies/3
       */
      currency?: components["schemas"]["CurrencyReference"] | null;
      /**
       * @description Quantity that `price` applies to. Rounded to a whole number of at least 1 if the unit of the part has no fractions. Default: `1`.
       * @example 100
       */
      price_related_quantity?: number;
      /**
       * @description Minimum order quantity for this price, rounded like `price_related_quantity`. Must be unique within the orderdetail. Default: `1`.
       * @example 1000
       */
      min_discount_quantity?: number;
      /** @description The orderdetail that owns the price. */
      orderdetail?: components["schemas"]["OrderdetailReference"];
    };
    /**
     * @description Problem document (RFC 9457) that explains why a request was refused.
     * @example {
     *       "title": "Not Found",
     *       "detail": "Not Found",
     *       "status": 404,
     *       "type": "/errors/404"
     *     }
     */
    Problem: {
      /**
       * @description Reason phrase of the status.
       * @example Not Found
       */
      title: string;
      /**
       * @description Explanation of the error and how to fix it.
       * @example Not Found
       */
      detail: string;
      /**
       * @description HTTP status code.
       * @example 404
       */
      status: number;
      /**
       * Format: uri-reference
       * @description Identifier of the problem type.
       * @example /errors/404
       */
      type: string;
      /** @description Individual violations, if there are several or the error concerns a certain parameter or property. */
      violations?: components["schemas"]["Violation"][];
    };
    /**
     * @description A problem document (RFC 9457) as JSON-LD.
     * @example {
     *       "@context": "/api/contexts/Error",
     *       "@id": "/api/errors/404",
     *       "@type": "hydra:Error",
     *       "detail": "Not Found",
     *       "status": 404,
     *       "type": "/errors/404",
     *       "hydra:description": "Not Found",
     *       "hydra:title": "Not Found"
     *     }
     */
    ProblemJsonld: {
      /**
       * @description JSON-LD context.
       * @constant
       */
      "@context": "/api/contexts/Error";
      /**
       * Format: uri-reference
       * @description IRI of the problem.
       * @example /api/errors/404
       */
      "@id": string;
      /**
       * @description JSON-LD type.
       * @constant
       */
      "@type": "hydra:Error";
      /**
       * @description What is wrong and how to fix it.
       * @example Not Found
       */
      detail: string;
      /**
       * @description HTTP status code.
       * @example 404
       */
      status: number;
      /**
       * Format: uri-reference
       * @description Problem type.
       * @example /errors/404
       */
      type: string;
      /**
       * @description Same as `detail`.
       * @example Not Found
       */
      "hydra:description": string;
      /**
       * @description Short summary of the problem type.
       * @example Not Found
       */
      "hydra:title": string;
      /** @description The individual errors, if there are several or if the error concerns a property. */
      violations?: components["schemas"]["Violation"][];
    };
    /**
     * @description A project.
     * @example {
     *       "id": 5,
     *       "name": "Weather station",
     *       "full_path": "Boards → Weather station",
     *       "level": 1,
     *       "comment": "Check the date code.",
     *       "not_selectable": false,
     *       "alternative_names": "MCU, µC",
     *       "description": "Measures temperature and humidity",
     *       "attachments": [],
     *       "parameters": [],
     *       "addedDate": "2026-01-31T12:00:00+00:00",
     *       "lastModified": "2026-01-31T12:00:00+00:00"
     *     }
     */
    Project: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 5
       */
      id: number;
      /**
       * @description Unique among the children of its parent.
       * @example Weather station
       */
      name: string;
      /**
       * @description Names of all ancestors and of the element, separated by ` → `.
       * @example Boards → Weather station
       */
      full_path: string;
      /**
       * @description Number of ancestors.
       * @example 1
       */
      level: number;
      /**
       * Format: uri-reference
       * @description Null makes it a root.
       * @example /api/projects/1
       */
      parent?: string;
      /**
       * @description Comment in Markdown.
       * @example Check the date code.
       */
      comment: string;
      /** @description Only groups other projects. Can be taken back only once its bill of materials contains the build parts of all projects directly below it (422). */
      not_selectable: boolean;
      /**
       * @description Comma-separated alternative names.
       * @example MCU, µC
       */
      alternative_names: string;
      /** @description How far the project has come; null where that is not said. */
      status?: components["schemas"]["ProjectStatus"];
      /** @example Measures temperature and humidity */
      description: string;
      /** @description The part that stands for finished copies of the project. It can be that of one project only, and nothing that is needed to build the project. A project needs what the projects directly below it build: it can get a build part only once its bill of materials contains theirs (422), unless it only groups them (`not_selectable`). What changes below it, or in its bill of materials, later is not held against it. */
      build_part?: components["schemas"]["PartRef"];
      /** @description Files and links that belong to the element. */
      attachments: components["schemas"]["AttachmentRef"][];
      /** @description Preview picture. Must be an attachment of the element. */
      master_picture_attachment?: components["schemas"]["AttachmentRef"];
      /** @description Parameters of the element. */
      parameters: components["schemas"]["ParameterRef"][];
      /**
       * Format: date-time
       * @description Time of creation.
       * @example 2026-01-31T12:00:00+00:00
       */
      addedDate: string;
      /**
       * Format: date-time
       * @description Time of the last change.
       * @example 2026-01-31T12:00:00+00:00
       */
      lastModified: string;
    };
    /**
     * @description What is there and what is missing to build copies of a project.
     * @example {
     *       "project": {
     *         "id": 6,
     *         "name": "Weather station",
     *         "full_path": "Weather station"
     *       },
     *       "quantity": 10,
     *       "buildable": 6,
     *       "parts": [
     *         {
     *           "part": {
     *             "id": 3,
     *             "name": "STM32F407VGT6"
     *           },
     *           "bom_entries": [
     *             {
     *               "id": 21
     *             }
     *           ],
     *           "needed": 20,
     *           "in_stock": 12,
     *           "missing": 8,
     *           "purchase": {
     *             "orderdetail": {
     *               "id": 14
     *             },
     *             "supplier": {
     *               "id": 2,
     *               "name": "Digi-Key",
     *               "full_path": "Digi-Key"
     *             },
     *             "supplierpartnr": "497-11767-ND",
     *             "quantity": 10,
     *             "cost": "98.5",
     *             "currency": "USD",
     *             "base_cost": "90.62"
     *           }
     *         }
     *       ],
     *       "costs": [
     *         {
     *           "currency": "EUR",
     *           "amount": "90.62"
     *         }
     *       ],
     *       "without_price": [],
     *       "not_parts": [
     *         {
     *           "id": 22,
     *           "name": "Front panel"
     *         }
     *       ]
     *     }
     */
    ProjectAvailability: {
      project: components["schemas"]["ProjectRef"];
      /**
       * @description How many copies are asked for.
       * @example 10
       */
      quantity: number;
      /**
       * Format: int64
       * @description How many copies the stock is enough for. Left out where the project needs no parts.
       * @example 6
       */
      buildable?: number;
      /** @description Every part that the project needs. */
      parts: components["schemas"]["ProjectPartAvailability"][];
      /** @description What all missing parts cost at their best prices: in the base currency, and for each currency without exchange rate by itself. */
      costs: components["schemas"]["ProjectCost"][];
      /** @description Missing parts that no price is known of. */
      without_price: components["schemas"]["PartRef"][];
      /** @description Entries that are no parts and not looked at. */
      not_parts: components["schemas"]["ProjectBOMEntryRef"][];
    };
    /**
     * @description What is there and what is missing to build copies of a project.
     * @example {
     *       "@context": "/api/contexts/ProjectAvailability",
     *       "@id": "/api/.well-known/genid/part-3",
     *       "@type": "ProjectAvailability",
     *       "project": {
     *         "@id": "/api/projects/6",
     *         "@type": "Project",
     *         "id": 6,
     *         "name": "Weather station",
     *         "full_path": "Weather station"
     *       },
     *       "quantity": 10,
     *       "buildable": 6,
     *       "parts": [
     *         {
     *           "@id": "/api/.well-known/genid/part-3",
     *           "@type": "ProjectPartAvailability",
     *           "part": {
     *             "@id": "/api/parts/3",
     *             "@type": "Part",
     *             "id": 3,
     *             "name": "STM32F407VGT6"
     *           },
     *           "bom_entries": [
     *             {
     *               "@id": "/api/project_bom_entries/21",
     *               "@type": "ProjectBOMEntry",
     *               "id": 21
     *             }
     *           ],
     *           "needed": 20,
     *           "in_stock": 12,
     *           "missing": 8,
     *           "purchase": {
     *             "@id": "/api/.well-known/genid/part-3",
     *             "@type": "ProjectPurchase",
     *             "orderdetail": {
     *               "@id": "/api/orderdetails/14",
     *               "@type": "Orderdetail",
     *               "id": 14
     *             },
     *             "supplier": {
     *               "@id": "/api/suppliers/2",
     *               "@type": "Supplier",
     *               "id": 2,
     *               "name": "Digi-Key",
     *               "full_path": "Digi-Key"
     *             },
     *             "supplierpartnr": "497-11767-ND",
     *             "quantity": 10,
     *             "cost": "98.5",
     *             "currency": "USD",
     *             "base_cost": "90.62"
     *           }
     *         }
     *       ],
     *       "costs": [
     *         {
     *           "@id": "/api/.well-known/genid/part-3",
     *           "@type": "ProjectCost",
     *           "currency": "EUR",
     *           "amount": "90.62"
     *         }
     *       ],
     *       "without_price": [],
     *       "not_parts": [
     *         {
     *           "@id": "/api/project_bom_entries/22",
     *           "@type": "ProjectBOMEntry",
     *           "id": 22,
     *           "name": "Front panel"
     *         }
     *       ]
     *     }
     */
    ProjectAvailabilityJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/ProjectAvailability
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/.well-known/genid/part-3
       */
      "@id": string;
      /** @constant */
      "@type": "ProjectAvailability";
      project: components["schemas"]["ProjectRefJsonld"];
      /**
       * @description How many copies are asked for.
       * @example 10
       */
      quantity: number;
      /**
       * Format: int64
       * @description How many copies the stock is enough for. Left out where the project needs no parts.
       * @example 6
       */
      buildable?: number;
      /** @description Every part that the project needs. */
      parts: components["schemas"]["ProjectPartAvailabilityJsonld"][];
      /** @description What all missing parts cost at their best prices: in the base currency, and for each currency without exchange rate by itself. */
      costs: components["schemas"]["ProjectCostJsonld"][];
      /** @description Missing parts that no price is known of. */
      without_price: components["schemas"]["PartRefJsonld"][];
      /** @description Entries that are no parts and not looked at. */
      not_parts: components["schemas"]["ProjectBOMEntryRefJsonld"][];
    };
    /**
     * @description An entry of a bill of materials, what one copy of a project needs of one thing.
     * @example {
     *       "id": 21,
     *       "quantity": 2,
     *       "mountnames": "R1,R2",
     *       "comment": "Check the date code.",
     *       "project": {
     *         "id": 5,
     *         "name": "Weather station",
     *         "full_path": "Boards → Weather station"
     *       },
     *       "addedDate": "2026-01-31T12:00:00+00:00",
     *       "lastModified": "2026-01-31T12:00:00+00:00"
     *     }
     */
    ProjectBOMEntry: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 21
       */
      id: number;
      /**
       * @description Amount that one copy of the project needs, in the unit of the part. Rounded to nine decimals, and must not round to 0. If the entry is not a part, or if the part is counted in whole numbers, rounded half up to a whole number of at least 1.
       * @example 2
       */
      quantity: number;
      /**
       * @description Where it is mounted, separated by commas. Empty, or as many names as the quantity says, none twice.
       * @example R1,R2
       */
      mountnames: string;
      /**
       * @description What it is where it is no part. No two entries of a project have the same. An empty one stands for null.
       * @example Front panel
       */
      name?: string;
      /**
       * @description Markdown.
       * @example Check the date code.
       */
      comment: string;
      project: components["schemas"]["ProjectRef"];
      /** @description What is needed; null needs a `name`. A project needs each part in one entry only. It cannot need what is built from it: its own build part, that of a project above it, or that of a project which needs its build part. */
      part?: components["schemas"]["PartRef"];
      /**
       * @description What a single one costs, more than 0. Only where it is no part.
       * @example 12.5
       */
      price?: string;
      /** @description What the price is in; null: the base currency. Only where there is a price, and taken away together with it. */
      price_currency?: components["schemas"]["CurrencyRef"];
      /**
       * Format: date-time
       * @description Time of creation.
       * @example 2026-01-31T12:00:00+00:00
       */
      addedDate: string;
      /**
       * Format: date-time
       * @description Time of the last change.
       * @example 2026-01-31T12:00:00+00:00
       */
      lastModified: string;
    };
    /**
     * @description A page of a list (Hydra).
     * @example {
     *       "@context": "/api/contexts/ProjectBOMEntry",
     *       "@id": "/api/project_bom_entries",
     *       "@type": "hydra:Collection",
     *       "hydra:totalItems": 1,
     *       "hydra:member": [
     *         {
     *           "@id": "/api/project_bom_entries/21",
     *           "@type": "ProjectBOMEntry",
     *           "id": 21,
     *           "quantity": 2,
     *           "mountnames": "R1,R2",
     *           "comment": "Check the date code.",
     *           "project": {
     *             "@id": "/api/projects/5",
     *             "@type": "Project",
     *             "id": 5,
     *             "name": "Weather station",
     *             "full_path": "Boards → Weather station"
     *           },
     *           "addedDate": "2026-01-31T12:00:00+00:00",
     *           "lastModified": "2026-01-31T12:00:00+00:00"
     *         }
     *       ]
     *     }
     */
    ProjectBOMEntryCollectionJsonld: {
      /**
       * Format: uri-reference
       * @example /api/contexts/ProjectBOMEntry
       */
      "@context": string;
      /**
       * Format: uri-reference
       * @example /api/project_bom_entries
       */
      "@id": string;
      /** @constant */
      "@type": "hydra:Collection";
      /** @example 1 */
      "hydra:totalItems": number;
      "hydra:member": components["schemas"]["ProjectBOMEntryJsonld"][];
      "hydra:view"?: components["schemas"]["HydraPartialCollectionView"];
      "hydra:search"?: components["schemas"]["HydraIriTemplate"];
    };
    /**
     * @description A new project BOM entry.
     * @example {
     *       "project": "/api/projects/6",
     *       "part": "/api/parts/3",
     *       "quantity": 2,
     *       "mountnames": "R1,R2"
     *     }
     */
    ProjectBOMEntryCreate: {
      project: components["schemas"]["ProjectReference"];
    } & WithRequired<components["schemas"]["ProjectBOMEntryPatch"], "project">;
    /**
     * @description An entry of a bill of materials, what one copy of a project needs of one thing.
     * @example {
     *       "@context": "/api/contexts/ProjectBOMEntry",
     *       "@id": "/api/project_bom_entries/21",
     *       "@type": "ProjectBOMEntry",
     *       "id": 21,
     *       "quantity": 2,
     *       "mountnames": "R1,R2",
     *       "comment": "Check the date code.",
     *       "project": {
     *         "@id": "/api/projects/5",
     *         "@type": "Project",
     *         "id": 5,
     *         "name": "Weather station",
     *         "full_path": "Boards → Weather station"
     *       },
     *       "addedDate": "2026-01-31T12:00:00+00:00",
     *       "lastModified": "2026-01-31T12:00:00+00:00"
     *     }
     */
    ProjectBOMEntryJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/ProjectBOMEntry
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/project_bom_entries/21
       */
      "@id": string;
      /** @constant */
      "@type": "ProjectBOMEntry";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 21
       */
      id: number;
      /**
       * @description Amount that one copy of the project needs, in the unit of the part. Rounded to nine decimals, and must not round to 0. If the entry is not a part, or if the part is counted in whole numbers, rounded half up to a whole number of at least 1.
       * @example 2
       */
      quantity: number;
      /**
       * @description Where it is mounted, separated by commas. Empty, or as many names as the quantity says, none twice.
       * @example R1,R2
       */
      mountnames: string;
      /**
       * @description What it is where it is no part. No two entries of a project have the same. An empty one stands for null.
       * @example Front panel
       */
      name?: string;
      /**
       * @description Markdown.
       * @example Check the date code.
       */
      comment: string;
      project: components["schemas"]["ProjectRefJsonld"];
      /** @description What is needed; null needs a `name`. A project needs each part in one entry only. It cannot need what is built from it: its own build part, that of a project above it, or that of a project which needs its build part. */
      part?: components["schemas"]["PartRefJsonld"];
      /**
       * @description What a single one costs, more than 0. Only where it is no part.
       * @example 12.5
       */
      price?: string;
      /** @description What the price is in; null: the base currency. Only where there is a price, and taken away together with it. */
      price_currency?: components["schemas"]["CurrencyRefJsonld"];
      /**
       * Format: date-time
       * @description Time of creation.
       * @example 2026-01-31T12:00:00+00:00
       */
      addedDate: string;
      /**
       * Format: date-time
       * @description Time of the last change.
       * @example 2026-01-31T12:00:00+00:00
       */
      lastModified: string;
    };
    ProjectBOMEntryList: components["schemas"]["ProjectBOMEntry"][];
    /**
     * @description Changes to the project BOM entry. Properties that are not sent keep their values.
     * @example {
     *       "quantity": 2,
     *       "mountnames": "R1,R2"
     *     }
     */
    ProjectBOMEntryPatch: {
      /**
       * @description Amount that one copy of the project needs, in the unit of the part. Rounded to nine decimals, and must not round to 0. If the entry is not a part, or if the part is counted in whole numbers, rounded half up to a whole number of at least 1. Default: `1`.
       * @example 2
       */
      quantity?: number;
      /**
       * @description Where it is mounted, separated by commas. Empty, or as many names as the quantity says, none twice. Default: empty.
       * @example R1,R2
       */
      mountnames?: string;
      /**
       * @description What it is where it is no part. No two entries of a project have the same. An empty one stands for null.
       * @example Front panel
       */
      name?: string | null;
      /**
       * @description Markdown. Default: empty.
       * @example Check the date code.
       */
      comment?: string;
      project?: components["schemas"]["ProjectReference"];
      /**
       * @description What is needed; null needs a `name`. A project needs each part in one entry only. It cannot need what is built from it: its own build part, that of a project above it, or that of a project which needs its build part.
       * @example /api/parts/3
       */
      part?: components["schemas"]["PartReference"] | null;
      /**
       * @description What a single one costs, more than 0. Only where it is no part.
       * @example 12.5
       */
      price?: components["schemas"]["DecimalInput"] | null;
      /**
       * @description What the price is in; null: the base currency. Only where there is a price, and taken away together with it.
       * @example /api/currencies/3
       */
      price_currency?: components["schemas"]["CurrencyReference"] | null;
    };
    /**
     * @description A project BOM entry, embedded in another entity.
     * @example {
     *       "id": 21
     *     }
     */
    ProjectBOMEntryRef: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 21
       */
      id: number;
      /**
       * @description What it is where it is no part. No two entries of a project have the same. An empty one stands for null.
       * @example Front panel
       */
      name?: string;
    };
    /**
     * @description A project BOM entry, embedded in another entity.
     * @example {
     *       "@context": "/api/contexts/ProjectBOMEntry",
     *       "@id": "/api/project_bom_entries/21",
     *       "@type": "ProjectBOMEntry",
     *       "id": 21
     *     }
     */
    ProjectBOMEntryRefJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/ProjectBOMEntry
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/project_bom_entries/21
       */
      "@id": string;
      /** @constant */
      "@type": "ProjectBOMEntry";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 21
       */
      id: number;
      /**
       * @description What it is where it is no part. No two entries of a project have the same. An empty one stands for null.
       * @example Front panel
       */
      name?: string;
    };
    /**
     * @description An entry of a bill of materials, by its IRI or as the embedded object of an answer.
     * @example /api/project_bom_entries/21
     */
    ProjectBOMEntryReference: string | components["schemas"]["EntityReference"];
    /**
     * @description What was taken from stock to build copies of a project.
     * @example {
     *       "project": {
     *         "id": 6,
     *         "name": "Weather station",
     *         "full_path": "Weather station"
     *       },
     *       "quantity": 10,
     *       "withdrawals": [
     *         {
     *           "bom_entry": {
     *             "id": 21
     *           },
     *           "part": {
     *             "id": 3,
     *             "name": "STM32F407VGT6"
     *           },
     *           "lot": {
     *             "id": 9
     *           },
     *           "amount": 20,
     *           "left": 10
     *         }
     *       ],
     *       "added": {
     *         "lot": {
     *           "id": 12
     *         },
     *         "amount": 10
     *       },
     *       "not_parts": [
     *         {
     *           "id": 22,
     *           "name": "Front panel"
     *         }
     *       ]
     *     }
     */
    ProjectBuild: {
      project: components["schemas"]["ProjectRef"];
      /**
       * @description How many copies were built.
       * @example 10
       */
      quantity: number;
      withdrawals: components["schemas"]["ProjectBuildWithdrawal"][];
      added?: components["schemas"]["ProjectBuildAddition"];
      /** @description Entries that are no parts and were left out. */
      not_parts: components["schemas"]["ProjectBOMEntryRef"][];
    };
    /**
     * @description What was added to the stock of the build part.
     * @example {
     *       "lot": {
     *         "id": 12
     *       },
     *       "amount": 10
     *     }
     */
    ProjectBuildAddition: {
      lot: components["schemas"]["PartLotRef"];
      /** @example 10 */
      amount: number;
    };
    /**
     * @description What was added to the stock of the build part.
     * @example {
     *       "@id": "/api/.well-known/genid/part-3",
     *       "@type": "ProjectBuildAddition",
     *       "lot": {
     *         "@id": "/api/part_lots/12",
     *         "@type": "PartLot",
     *         "id": 12
     *       },
     *       "amount": 10
     *     }
     */
    ProjectBuildAdditionJsonld: {
      /**
       * Format: uri-reference
       * @example /api/.well-known/genid/part-3
       */
      "@id"?: string;
      /** @constant */
      "@type": "ProjectBuildAddition";
      lot: components["schemas"]["PartLotRefJsonld"];
      /** @example 10 */
      amount: number;
    };
    /**
     * @description What was taken from stock to build copies of a project.
     * @example {
     *       "@context": "/api/contexts/ProjectBuild",
     *       "@id": "/api/.well-known/genid/part-3",
     *       "@type": "ProjectBuild",
     *       "project": {
     *         "@id": "/api/projects/6",
     *         "@type": "Project",
     *         "id": 6,
     *         "name": "Weather station",
     *         "full_path": "Weather station"
     *       },
     *       "quantity": 10,
     *       "withdrawals": [
     *         {
     *           "@id": "/api/.well-known/genid/part-3",
     *           "@type": "ProjectBuildWithdrawal",
     *           "bom_entry": {
     *             "@id": "/api/project_bom_entries/21",
     *             "@type": "ProjectBOMEntry",
     *             "id": 21
     *           },
     *           "part": {
     *             "@id": "/api/parts/3",
     *             "@type": "Part",
     *             "id": 3,
     *             "name": "STM32F407VGT6"
     *           },
     *           "lot": {
     *             "@id": "/api/part_lots/9",
     *             "@type": "PartLot",
     *             "id": 9
     *           },
     *           "amount": 20,
     *           "left": 10
     *         }
     *       ],
     *       "added": {
     *         "@id": "/api/.well-known/genid/part-3",
     *         "@type": "ProjectBuildAddition",
     *         "lot": {
     *           "@id": "/api/part_lots/12",
     *           "@type": "PartLot",
     *           "id": 12
     *         },
     *         "amount": 10
     *       },
     *       "not_parts": [
     *         {
     *           "@id": "/api/project_bom_entries/22",
     *           "@type": "ProjectBOMEntry",
     *           "id": 22,
     *           "name": "Front panel"
     *         }
     *       ]
     *     }
     */
    ProjectBuildJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/ProjectBuild
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/.well-known/genid/part-3
       */
      "@id": string;
      /** @constant */
      "@type": "ProjectBuild";
      project: components["schemas"]["ProjectRefJsonld"];
      /**
       * @description How many copies were built.
       * @example 10
       */
      quantity: number;
      withdrawals: components["schemas"]["ProjectBuildWithdrawalJsonld"][];
      added?: components["schemas"]["ProjectBuildAdditionJsonld"];
      /** @description Entries that are no parts and were left out. */
      not_parts: components["schemas"]["ProjectBOMEntryRefJsonld"][];
    };
    /**
     * @description How many copies to build, and from which lots.
     * @example {
     *       "quantity": 10,
     *       "comment": "For the fair"
     *     }
     * @example {
     *       "quantity": 10,
     *       "lots": [
     *         {
     *           "bom_entry": "/api/project_bom_entries/21",
     *           "lot": "/api/part_lots/9",
     *           "amount": 20
     *         }
     *       ],
     *       "add_build_part": {
     *         "storage_location": "/api/storage_locations/2"
     *       }
     *     }
     */
    ProjectBuildRequest: {
      /** @example 10 */
      quantity: number;
      /** @description From which lots entries are taken. The amounts of an entry have to be exactly what it needs for all copies; entries that are not named are taken automatically. */
      lots?: components["schemas"]["ProjectBuildSource"][];
      /** @description Adds the copies to the stock of the project's build part; 422 where it has none, or where the project needs no parts that copies could be made of. */
      add_build_part?: components["schemas"]["ProjectBuildTarget"] | null;
      comment?: components["schemas"]["StockComment"];
      timestamp?: components["schemas"]["StockTime"];
    };
    /**
     * @description How much of what an entry needs is taken from a lot.
     * @example {
     *       "bom_entry": "/api/project_bom_entries/21",
     *       "lot": "/api/part_lots/9",
     *       "amount": 20
     *     }
     */
    ProjectBuildSource: {
      bom_entry: components["schemas"]["ProjectBOMEntryReference"];
      lot: components["schemas"]["PartLotReference"];
      /** @example 20 */
      amount: number;
    };
    /**
     * @description Where the copies go, to a lot of the build part or to a new one.
     * @example {
     *       "storage_location": "/api/storage_locations/2"
     *     }
     */
    ProjectBuildTarget: {
      /**
       * @description A lot of the build part, not one of somebody else. Without it, a new one is made.
       * @example /api/part_lots/9
       */
      lot?: components["schemas"]["PartLotReference"] | null;
      /**
       * @description Where the new lot lies. Only without `lot`.
       * @example /api/storage_locations/2
       */
      storage_location?: components["schemas"]["StorageLocationReference"] | null;
    };
    /**
     * @description What was taken from a lot.
     * @example {
     *       "bom_entry": {
     *         "id": 21
     *       },
     *       "part": {
     *         "id": 3,
     *         "name": "STM32F407VGT6"
     *       },
     *       "lot": {
     *         "id": 9
     *       },
     *       "amount": 20,
     *       "left": 10
     *     }
     */
    ProjectBuildWithdrawal: {
      bom_entry: components["schemas"]["ProjectBOMEntryRef"];
      part: components["schemas"]["PartRef"];
      lot: components["schemas"]["PartLotRef"];
      /** @example 20 */
      amount: number;
      /**
       * @description What is in the lot now.
       * @example 10
       */
      left: number;
    };
    /**
     * @description What was taken from a lot.
     * @example {
     *       "@id": "/api/.well-known/genid/part-3",
     *       "@type": "ProjectBuildWithdrawal",
     *       "bom_entry": {
     *         "@id": "/api/project_bom_entries/21",
     *         "@type": "ProjectBOMEntry",
     *         "id": 21
     *       },
     *       "part": {
     *         "@id": "/api/parts/3",
     *         "@type": "Part",
     *         "id": 3,
     *         "name": "STM32F407VGT6"
     *       },
     *       "lot": {
     *         "@id": "/api/part_lots/9",
     *         "@type": "PartLot",
     *         "id": 9
     *       },
     *       "amount": 20,
     *       "left": 10
     *     }
     */
    ProjectBuildWithdrawalJsonld: {
      /**
       * Format: uri-reference
       * @example /api/.well-known/genid/part-3
       */
      "@id"?: string;
      /** @constant */
      "@type": "ProjectBuildWithdrawal";
      bom_entry: components["schemas"]["ProjectBOMEntryRefJsonld"];
      part: components["schemas"]["PartRefJsonld"];
      lot: components["schemas"]["PartLotRefJsonld"];
      /** @example 20 */
      amount: number;
      /**
       * @description What is in the lot now.
       * @example 10
       */
      left: number;
    };
    /**
     * @description A page of a list (Hydra).
     * @example {
     *       "@context": "/api/contexts/Project",
     *       "@id": "/api/projects",
     *       "@type": "hydra:Collection",
     *       "hydra:totalItems": 1,
     *       "hydra:member": [
     *         {
     *           "@id": "/api/projects/5",
     *           "@type": "Project",
     *           "id": 5,
     *           "name": "Weather station",
     *           "full_path": "Boards → Weather station",
     *           "level": 1,
     *           "comment": "Check the date code.",
     *           "not_selectable": false,
     *           "alternative_names": "MCU, µC",
     *           "description": "Measures temperature and humidity",
     *           "attachments": [],
     *           "parameters": [],
     *           "addedDate": "2026-01-31T12:00:00+00:00",
     *           "lastModified": "2026-01-31T12:00:00+00:00"
     *         }
     *       ]
     *     }
     */
    ProjectCollectionJsonld: {
      /**
       * Format: uri-reference
       * @example /api/contexts/Project
       */
      "@context": string;
      /**
       * Format: uri-reference
       * @example /api/projects
       */
      "@id": string;
      /** @constant */
      "@type": "hydra:Collection";
      /** @example 1 */
      "hydra:totalItems": number;
      "hydra:member": components["schemas"]["ProjectJsonld"][];
      "hydra:view"?: components["schemas"]["HydraPartialCollectionView"];
      "hydra:search"?: components["schemas"]["HydraIriTemplate"];
    };
    /**
     * @description A sum of money.
     * @example {
     *       "currency": "EUR",
     *       "amount": "90.62"
     *     }
     */
    ProjectCost: {
      /**
       * @description By ISO 4217.
       * @example EUR
       */
      currency: string;
      /** @example 90.62 */
      amount: string;
    };
    /**
     * @description A sum of money.
     * @example {
     *       "@id": "/api/.well-known/genid/part-3",
     *       "@type": "ProjectCost",
     *       "currency": "EUR",
     *       "amount": "90.62"
     *     }
     */
    ProjectCostJsonld: {
      /**
       * Format: uri-reference
       * @example /api/.well-known/genid/part-3
       */
      "@id"?: string;
      /** @constant */
      "@type": "ProjectCost";
      /**
       * @description By ISO 4217.
       * @example EUR
       */
      currency: string;
      /** @example 90.62 */
      amount: string;
    };
    /**
     * @description A new project.
     * @example {
     *       "name": "Weather station",
     *       "status": "draft"
     *     }
     */
    ProjectCreate: {
      name: string;
    } & WithRequired<components["schemas"]["ProjectPatch"], "name">;
    /**
     * @description A project.
     * @example {
     *       "@context": "/api/contexts/Project",
     *       "@id": "/api/projects/5",
     *       "@type": "Project",
     *       "id": 5,
     *       "name": "Weather station",
     *       "full_path": "Boards → Weather station",
     *       "level": 1,
     *       "comment": "Check the date code.",
     *       "not_selectable": false,
     *       "alternative_names": "MCU, µC",
     *       "description": "Measures temperature and humidity",
     *       "attachments": [],
     *       "parameters": [],
     *       "addedDate": "2026-01-31T12:00:00+00:00",
     *       "lastModified": "2026-01-31T12:00:00+00:00"
     *     }
     */
    ProjectJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/Project
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/projects/5
       */
      "@id": string;
      /** @constant */
      "@type": "Project";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 5
       */
      id: number;
      /**
       * @description Unique among the children of its parent.
       * @example Weather station
       */
      name: string;
      /**
       * @description Names of all ancestors and of the element, separated by ` → `.
       * @example Boards → Weather station
       */
      full_path: string;
      /**
       * @description Number of ancestors.
       * @example 1
       */
      level: number;
      /**
       * Format: uri-reference
       * @description Null makes it a root.
       * @example /api/projects/1
       */
      parent?: string;
      /**
       * @description Comment in Markdown.
       * @example Check the date code.
       */
      comment: string;
      /** @description Only groups other projects. Can be taken back only once its bill of materials contains the build parts of all projects directly below it (422). */
      not_selectable: boolean;
      /**
       * @description Comma-separated alternative names.
       * @example MCU, µC
       */
      alternative_names: string;
      /** @description How far the project has come; null where that is not said. */
      status?: components["schemas"]["ProjectStatus"];
      /** @example Measures temperature and humidity */
      description: string;
      /** @description The part that stands for finished copies of the project. It can be that of one project only, and nothing that is needed to build the project. A project needs what the projects directly below it build: it can get a build part only once its bill of materials contains theirs (422), unless it only groups them (`not_selectable`). What changes below it, or in its bill of materials, later is not held against it. */
      build_part?: components["schemas"]["PartRefJsonld"];
      /** @description Files and links that belong to the element. */
      attachments: components["schemas"]["AttachmentRefJsonld"][];
      /** @description Preview picture. Must be an attachment of the element. */
      master_picture_attachment?: components["schemas"]["AttachmentRefJsonld"];
      /** @description Parameters of the element. */
      parameters: components["schemas"]["ParameterRefJsonld"][];
      /**
       * Format: date-time
       * @description Time of creation.
       * @example 2026-01-31T12:00:00+00:00
       */
      addedDate: string;
      /**
       * Format: date-time
       * @description Time of the last change.
       * @example 2026-01-31T12:00:00+00:00
       */
      lastModified: string;
    };
    ProjectList: components["schemas"]["Project"][];
    /**
     * @description How much there is of a part that a project needs.
     * @example {
     *       "part": {
     *         "id": 3,
     *         "name": "STM32F407VGT6"
     *       },
     *       "bom_entries": [
     *         {
     *           "id": 21
     *         }
     *       ],
     *       "needed": 20,
     *       "in_stock": 12,
     *       "missing": 8
     *     }
     */
    ProjectPartAvailability: {
      part: components["schemas"]["PartRef"];
      /** @description The entries that need it. */
      bom_entries: components["schemas"]["ProjectBOMEntryRef"][];
      /**
       * @description What all copies need.
       * @example 20
       */
      needed: number;
      /**
       * @description Stock that is known, has not expired and does not belong to somebody else.
       * @example 12
       */
      in_stock: number;
      /**
       * @description `needed` without `in_stock`, or 0.
       * @example 8
       */
      missing: number;
      purchase?: components["schemas"]["ProjectPurchase"];
    };
    /**
     * @description How much there is of a part that a project needs.
     * @example {
     *       "@id": "/api/.well-known/genid/part-3",
     *       "@type": "ProjectPartAvailability",
     *       "part": {
     *         "@id": "/api/parts/3",
     *         "@type": "Part",
     *         "id": 3,
     *         "name": "STM32F407VGT6"
     *       },
     *       "bom_entries": [
     *         {
     *           "@id": "/api/project_bom_entries/21",
     *           "@type": "ProjectBOMEntry",
     *           "id": 21
     *         }
     *       ],
     *       "needed": 20,
     *       "in_stock": 12,
     *       "missing": 8
     *     }
     */
    ProjectPartAvailabilityJsonld: {
      /**
       * Format: uri-reference
       * @example /api/.well-known/genid/part-3
       */
      "@id"?: string;
      /** @constant */
      "@type": "ProjectPartAvailability";
      part: components["schemas"]["PartRefJsonld"];
      /** @description The entries that need it. */
      bom_entries: components["schemas"]["ProjectBOMEntryRefJsonld"][];
      /**
       * @description What all copies need.
       * @example 20
       */
      needed: number;
      /**
       * @description Stock that is known, has not expired and does not belong to somebody else.
       * @example 12
       */
      in_stock: number;
      /**
       * @description `needed` without `in_stock`, or 0.
       * @example 8
       */
      missing: number;
      purchase?: components["schemas"]["ProjectPurchaseJsonld"];
    };
    /**
     * @description Changes to the project. Properties that are not sent keep their values.
     * @example {
     *       "status": "in_production"
     *     }
     */
    ProjectPatch: {
      /**
       * @description Unique among the children of its parent.
       * @example Weather station
       */
      name?: string;
      /**
       * @description Null makes it a root.
       * @example /api/projects/5
       */
      parent?: components["schemas"]["ProjectReference"] | null;
      /**
       * @description Comment in Markdown. Default: empty.
       * @example Check the date code.
       */
      comment?: string;
      /** @description Only groups other projects. Can be taken back only once its bill of materials contains the build parts of all projects directly below it (422). Default: `false`. */
      not_selectable?: boolean;
      /**
       * @description Comma-separated alternative names. Default: empty.
       * @example MCU, µC
       */
      alternative_names?: string;
      /**
       * @description How far the project has come; null where that is not said.
       * @example in_production
       * @enum {string|null}
       */
      status?: "draft" | "planning" | "in_production" | "finished" | "archived" | null;
      /**
       * @description Default: empty.
       * @example Measures temperature and humidity
       */
      description?: string;
      /**
       * @description The part that stands for finished copies of the project. It can be that of one project only, and nothing that is needed to build the project. A project needs what the projects directly below it build: it can get a build part only once its bill of materials contains theirs (422), unless it only groups them (`not_selectable`). What changes below it, or in its bill of materials, later is not held against it.
       * @example /api/parts/3
       */
      build_part?: components["schemas"]["PartReference"] | null;
      /** @description Files and links that belong to the element. A request replaces the whole list: entries that it does not name are deleted. */
      attachments?: components["schemas"]["AttachmentInput"][];
      /**
       * @description Preview picture. Must be an attachment of the element.
       * @example /api/attachments/7
       */
      master_picture_attachment?: components["schemas"]["AttachmentReference"] | null;
      /** @description Parameters of the element. A request replaces the whole list: entries that it does not name are deleted. */
      parameters?: components["schemas"]["ParameterInput"][];
    };
    /**
     * @description The cheapest way to buy what is missing of a part.
     * @example {
     *       "orderdetail": {
     *         "id": 14
     *       },
     *       "supplier": {
     *         "id": 2,
     *         "name": "Digi-Key",
     *         "full_path": "Digi-Key"
     *       },
     *       "supplierpartnr": "497-11767-ND",
     *       "quantity": 10,
     *       "cost": "98.5",
     *       "currency": "USD",
     *       "base_cost": "90.62"
     *     }
     */
    ProjectPurchase: {
      orderdetail: components["schemas"]["OrderdetailRef"];
      supplier: components["schemas"]["SupplierRef"];
      /** @example 497-11767-ND */
      supplierpartnr: string;
      /**
       * @description How much to buy; more than is missing where this is cheaper.
       * @example 10
       */
      quantity: number;
      /**
       * @description What this costs at the supplier.
       * @example 98.5
       */
      cost: string;
      /**
       * @description What the cost is in, by ISO 4217.
       * @example USD
       */
      currency: string;
      /**
       * @description The cost in the base currency. Left out where the currency has no exchange rate.
       * @example 90.62
       */
      base_cost?: string;
    };
    /**
     * @description The cheapest way to buy what is missing of a part.
     * @example {
     *       "@id": "/api/.well-known/genid/part-3",
     *       "@type": "ProjectPurchase",
     *       "orderdetail": {
     *         "@id": "/api/orderdetails/14",
     *         "@type": "Orderdetail",
     *         "id": 14
     *       },
     *       "supplier": {
     *         "@id": "/api/suppliers/2",
     *         "@type": "Supplier",
     *         "id": 2,
     *         "name": "Digi-Key",
     *         "full_path": "Digi-Key"
     *       },
     *       "supplierpartnr": "497-11767-ND",
     *       "quantity": 10,
     *       "cost": "98.5",
     *       "currency": "USD",
     *       "base_cost": "90.62"
     *     }
     */
    ProjectPurchaseJsonld: {
      /**
       * Format: uri-reference
       * @example /api/.well-known/genid/part-3
       */
      "@id"?: string;
      /** @constant */
      "@type": "ProjectPurchase";
      orderdetail: components["schemas"]["OrderdetailRefJsonld"];
      supplier: components["schemas"]["SupplierRefJsonld"];
      /** @example 497-11767-ND */
      supplierpartnr: string;
      /**
       * @description How much to buy; more than is missing where this is cheaper.
       * @example 10
       */
      quantity: number;
      /**
       * @description What this costs at the supplier.
       * @example 98.5
       */
      cost: string;
      /**
       * @description What the cost is in, by ISO 4217.
       * @example USD
       */
      currency: string;
      /**
       * @description The cost in the base currency. Left out where the currency has no exchange rate.
       * @example 90.62
       */
      base_cost?: string;
    };
    /**
     * @description A project, embedded in another entity.
     * @example {
     *       "id": 5,
     *       "name": "Weather station",
     *       "full_path": "Boards → Weather station"
     *     }
     */
    ProjectRef: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 5
       */
      id: number;
      /**
       * @description Unique among the children of its parent.
       * @example Weather station
       */
      name: string;
      /**
       * @description Names of all ancestors and of the element, separated by ` → `.
       * @example Boards → Weather station
       */
      full_path: string;
    };
    /**
     * @description A project, embedded in another entity.
     * @example {
     *       "@context": "/api/contexts/Project",
     *       "@id": "/api/projects/5",
     *       "@type": "Project",
     *       "id": 5,
     *       "name": "Weather station",
     *       "full_path": "Boards → Weather station"
     *     }
     */
    ProjectRefJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/Project
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/projects/5
       */
      "@id": string;
      /** @constant */
      "@type": "Project";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 5
       */
      id: number;
      /**
       * @description Unique among the children of its parent.
       * @example Weather station
       */
      name: string;
      /**
       * @description Names of all ancestors and of the element, separated by ` → `.
       * @example Boards → Weather station
       */
      full_path: string;
    };
    /**
     * @description A project, by its IRI or as the embedded object of an answer.
     * @example /api/projects/5
     */
    ProjectReference: string | components["schemas"]["EntityReference"];
    /**
     * @description How far the project has come.
     * @example in_production
     * @enum {string}
     */
    ProjectStatus: "draft" | "planning" | "in_production" | "finished" | "archived";
    /**
     * @description Protected resource metadata (RFC 9728 §2).
     * @example {
     *       "resource": "https://parts.example.org/mcp",
     *       "authorization_servers": [
     *         "https://parts.example.org"
     *       ],
     *       "bearer_methods_supported": [
     *         "header"
     *       ],
     *       "scopes_supported": [
     *         "read_only",
     *         "edit"
     *       ]
     *     }
     */
    ProtectedResourceMetadata: {
      /**
       * Format: uri
       * @description Resource identifier.
       */
      resource: string;
      /** @description Issuers of the authorization servers for this resource. */
      authorization_servers: string[];
      /** @description How to send a bearer token. */
      bearer_methods_supported: "header"[];
      scopes_supported: components["schemas"]["AdvertisedScopes"];
      /**
       * @description Display name of the resource.
       * @example Partledger
       */
      resource_name?: string;
      /**
       * Format: uri
       * @description URL of the API documentation.
       */
      resource_documentation?: string;
    };
    /**
     * @description Redirect URIs: `https` with a host; `http` with `127.0.0.1`, `localhost` or `[::1]` and any port; or a private-use scheme in reverse DNS notation, such as `org.example.app:/callback`. Fragments and user names are not allowed.
     * @example [
     *       "http://127.0.0.1/callback"
     *     ]
     */
    RedirectUriList: string[];
    /**
     * @description Exchanges a refresh token (RFC 6749 §6). The response contains a new refresh token.
     * @example {
     *       "grant_type": "refresh_token",
     *       "client_id": "41e2a6316b26f55fcfca56c1826408e5",
     *       "refresh_token": "eyJ"
     *     }
     */
    RefreshTokenGrant: {
      /**
       * @description Grant type. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      grant_type: "refresh_token";
      client_id?: components["schemas"]["OAuthClientId"];
      /**
       * @description Refresh token of this client.
       * @example eyJ
       */
      refresh_token: string;
      /**
       * @description Space-separated scopes, at most the granted ones. By default, all granted scopes.
       * @example read_only
       */
      scope?: string;
      resource?: components["schemas"]["ResourceList"];
    };
    /**
     * @description A registered client (RFC 7591 §3.2.1).
     * @example {
     *       "client_id": "41e2a6316b26f55fcfca56c1826408e5",
     *       "client_id_issued_at": 1795199686,
     *       "client_name": "Label printer",
     *       "redirect_uris": [
     *         "http://127.0.0.1/callback"
     *       ],
     *       "grant_types": [
     *         "authorization_code",
     *         "refresh_token"
     *       ],
     *       "response_types": [
     *         "code"
     *       ],
     *       "token_endpoint_auth_method": "none",
     *       "scope": "read_only edit"
     *     }
     */
    RegisteredClient: {
      client_id: components["schemas"]["OAuthClientId"];
      /**
       * Format: int64
       * @description Time of registration (Unix time).
       * @example 1795199686
       */
      client_id_issued_at: number;
      /**
       * @description Name that users see.
       * @example Label printer
       */
      client_name: string;
      redirect_uris: components["schemas"]["RedirectUriList"];
      grant_types: components["schemas"]["GrantTypeList"];
      response_types: components["schemas"]["ResponseTypeList"];
      token_endpoint_auth_method: components["schemas"]["NoClientSecret"];
      scope: components["schemas"]["ScopeList"];
    };
    /**
     * @description Resources for which the token will be used (RFC 8707 §2.2), at most the authorized ones.
     * @example [
     *       "https://parts.example.org/mcp"
     *     ]
     */
    ResourceList: string[];
    /**
     * @description Response types. Only `code` is supported.
     * @example [
     *       "code"
     *     ]
     */
    ResponseTypeList: "code"[];
    /**
     * @description A revocation request (RFC 7009 §2.1).
     * @example {
     *       "token": "eyJ",
     *       "client_id": "41e2a6316b26f55fcfca56c1826408e5"
     *     }
     */
    RevocationRequest: {
      /**
       * @description Access token or refresh token to revoke.
       * @example eyJ
       */
      token: string;
      /**
       * @description Type of the token (`access_token` or `refresh_token`). Optional optimization of the lookup.
       * @example refresh_token
       */
      token_type_hint?: string;
      client_id?: components["schemas"]["OAuthClientId"];
    };
    /**
     * @description The property that matches the code. `user_barcode` is a property of lots, the others are of parts.
     * @example gtin
     * @enum {string}
     */
    ScanKind: "ipn" | "user_barcode" | "gtin";
    /**
     * @description A further match of a scanned code.
     * @example {
     *       "match": "gtin",
     *       "element": {
     *         "id": 4,
     *         "name": "STM32F407VGT6TR",
     *         "description": "The same on a reel",
     *         "manufacturer_product_number": "STM32F407VGT6TR",
     *         "total_instock": 0
     *       }
     *     }
     */
    ScanMatch: {
      /** @description The property of `element` that matches the code. */
      match: components["schemas"]["ScanKind"];
      /** @description The part or lot. */
      element: components["schemas"]["ScannedElement"];
    };
    /**
     * @description A further match of a scanned code.
     * @example {
     *       "@id": "/api/.well-known/genid/part-3",
     *       "@type": "ScanMatch",
     *       "match": "gtin",
     *       "element": {
     *         "@id": "/api/parts/4",
     *         "@type": "Part",
     *         "id": 4,
     *         "name": "STM32F407VGT6TR",
     *         "description": "The same on a reel",
     *         "manufacturer_product_number": "STM32F407VGT6TR",
     *         "total_instock": 0
     *       }
     *     }
     */
    ScanMatchJsonld: {
      /**
       * Format: uri-reference
       * @example /api/.well-known/genid/part-3
       */
      "@id"?: string;
      /** @constant */
      "@type": "ScanMatch";
      /** @description The property of `element` that matches the code. */
      match: components["schemas"]["ScanKind"];
      /** @description The part or lot. */
      element: components["schemas"]["ScannedElementJsonld"];
    };
    /**
     * @description The elements that match a scanned code.
     * @example {
     *       "code": "4006381333931",
     *       "match": "gtin",
     *       "element": {
     *         "id": 3,
     *         "name": "STM32F407VGT6",
     *         "description": "ARM Cortex-M4 MCU, 168 MHz",
     *         "manufacturer_product_number": "STM32F407VGT6",
     *         "total_instock": 30
     *       },
     *       "others": []
     *     }
     */
    ScanResult: {
      /**
       * @description The code without leading and trailing spaces.
       * @example 4006381333931
       */
      code: string;
      /** @description The property of `element` that matches the code. */
      match: components["schemas"]["ScanKind"];
      /** @description The first match. */
      element: components["schemas"]["ScannedElement"];
      /** @description Up to 20 further matches. */
      others: components["schemas"]["ScanMatch"][];
    };
    /**
     * @description The elements that match a scanned code.
     * @example {
     *       "@context": "/api/contexts/ScanResult",
     *       "@id": "/api/.well-known/genid/part-3",
     *       "@type": "ScanResult",
     *       "code": "4006381333931",
     *       "match": "gtin",
     *       "element": {
     *         "@id": "/api/parts/3",
     *         "@type": "Part",
     *         "id": 3,
     *         "name": "STM32F407VGT6",
     *         "description": "ARM Cortex-M4 MCU, 168 MHz",
     *         "manufacturer_product_number": "STM32F407VGT6",
     *         "total_instock": 30
     *       },
     *       "others": []
     *     }
     */
    ScanResultJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/ScanResult
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/.well-known/genid/part-3
       */
      "@id": string;
      /** @constant */
      "@type": "ScanResult";
      /**
       * @description The code without leading and trailing spaces.
       * @example 4006381333931
       */
      code: string;
      /** @description The property of `element` that matches the code. */
      match: components["schemas"]["ScanKind"];
      /** @description The first match. */
      element: components["schemas"]["ScannedElementJsonld"];
      /** @description Up to 20 further matches. */
      others: components["schemas"]["ScanMatchJsonld"][];
    };
    /**
     * @description A part, or a lot with its part.
     * @example {
     *       "id": 3,
     *       "name": "STM32F407VGT6",
     *       "description": "ARM Cortex-M4 MCU, 168 MHz",
     *       "manufacturer_product_number": "STM32F407VGT6",
     *       "total_instock": 30
     *     }
     */
    ScannedElement: components["schemas"]["PartFound"] | components["schemas"]["PartLot"];
    /**
     * @description A part, or a lot with its part.
     * @example {
     *       "@id": "/api/parts/3",
     *       "@type": "Part",
     *       "id": 3,
     *       "name": "STM32F407VGT6",
     *       "description": "ARM Cortex-M4 MCU, 168 MHz",
     *       "manufacturer_product_number": "STM32F407VGT6",
     *       "total_instock": 30
     *     }
     */
    ScannedElementJsonld: components["schemas"]["PartFoundJsonld"] | components["schemas"]["PartLotJsonld"];
    /**
     * @description Space-separated scopes, including the lower ones.
     * @example read_only edit
     */
    ScopeList: string;
    /**
     * @description The text, shortened around the hits if it is long, split into pieces. Pieces with `hit` match the query. The pieces are plain text and must be escaped in HTML.
     * @example [
     *       {
     *         "text": "STM32",
     *         "hit": false
     *       },
     *       {
     *         "text": "F407",
     *         "hit": true
     *       },
     *       {
     *         "text": "VGT6",
     *         "hit": false
     *       }
     *     ]
     */
    SearchExcerpt: components["schemas"]["SearchPiece"][];
    /**
     * @description A part that matches a search, with the matching texts.
     * @example {
     *       "part": {
     *         "id": 3,
     *         "name": "STM32F407VGT6",
     *         "description": "ARM Cortex-M4 MCU, 168 MHz",
     *         "ipn": "MCU-0001",
     *         "manufacturer_product_number": "STM32F407VGT6",
     *         "category": {
     *           "id": 3,
     *           "name": "Microcontrollers",
     *           "full_path": "Semiconductors → Microcontrollers"
     *         },
     *         "total_instock": 30
     *       },
     *       "similar": false,
     *       "matches": [
     *         {
     *           "property": "name",
     *           "excerpt": [
     *             {
     *               "text": "STM32",
     *               "hit": false
     *             },
     *             {
     *               "text": "F407",
     *               "hit": true
     *             },
     *             {
     *               "text": "VGT6",
     *               "hit": false
     *             }
     *           ]
     *         }
     *       ]
     *     }
     */
    SearchHit: {
      /** @description The part. */
      part: components["schemas"]["PartFound"];
      /**
       * @description Whether a word of the query occurs in no part and was replaced by a similar one.
       * @example false
       */
      similar: boolean;
      /** @description Texts of the part that contain words of the query, most relevant first. */
      matches: components["schemas"]["SearchMatch"][];
    };
    /**
     * @description A page of a list (Hydra).
     * @example {
     *       "@context": "/api/contexts/SearchHit",
     *       "@id": "/api/search",
     *       "@type": "hydra:Collection",
     *       "hydra:totalItems": 1,
     *       "hydra:member": [
     *         {
     *           "@id": "/api/.well-known/genid/part-3",
     *           "@type": "SearchHit",
     *           "part": {
     *             "@id": "/api/parts/3",
     *             "@type": "Part",
     *             "id": 3,
     *             "name": "STM32F407VGT6",
     *             "description": "ARM Cortex-M4 MCU, 168 MHz",
     *             "ipn": "MCU-0001",
     *             "manufacturer_product_number": "STM32F407VGT6",
     *             "category": {
     *               "@id": "/api/categories/3",
     *               "@type": "Category",
     *               "id": 3,
     *               "name": "Microcontrollers",
     *               "full_path": "Semiconductors → Microcontrollers"
     *             },
     *             "total_instock": 30
     *           },
     *           "similar": false,
     *           "matches": [
     *             {
     *               "@id": "/api/.well-known/genid/part-3",
     *               "@type": "SearchMatch",
     *               "property": "name",
     *               "excerpt": [
     *                 {
     *                   "text": "STM32",
     *                   "hit": false
     *                 },
     *                 {
     *                   "text": "F407",
     *                   "hit": true
     *                 },
     *                 {
     *                   "text": "VGT6",
     *                   "hit": false
     *                 }
     *               ]
     *             }
     *           ]
     *         }
     *       ]
     *     }
     */
    SearchHitCollectionJsonld: {
      /**
       * Format: uri-reference
       * @example /api/contexts/SearchHit
       */
      "@context": string;
      /**
       * Format: uri-reference
       * @example /api/search
       */
      "@id": string;
      /** @constant */
      "@type": "hydra:Collection";
      /** @example 1 */
      "hydra:totalItems": number;
      "hydra:member": components["schemas"]["SearchHitJsonld"][];
      "hydra:view"?: components["schemas"]["HydraPartialCollectionView"];
      "hydra:search"?: components["schemas"]["HydraIriTemplate"];
    };
    /**
     * @description A part that matches a search, with the matching texts.
     * @example {
     *       "@context": "/api/contexts/SearchHit",
     *       "@id": "/api/.well-known/genid/part-3",
     *       "@type": "SearchHit",
     *       "part": {
     *         "@id": "/api/parts/3",
     *         "@type": "Part",
     *         "id": 3,
     *         "name": "STM32F407VGT6",
     *         "description": "ARM Cortex-M4 MCU, 168 MHz",
     *         "ipn": "MCU-0001",
     *         "manufacturer_product_number": "STM32F407VGT6",
     *         "category": {
     *           "@id": "/api/categories/3",
     *           "@type": "Category",
     *           "id": 3,
     *           "name": "Microcontrollers",
     *           "full_path": "Semiconductors → Microcontrollers"
     *         },
     *         "total_instock": 30
     *       },
     *       "similar": false,
     *       "matches": [
     *         {
     *           "@id": "/api/.well-known/genid/part-3",
     *           "@type": "SearchMatch",
     *           "property": "name",
     *           "excerpt": [
     *             {
     *               "text": "STM32",
     *               "hit": false
     *             },
     *             {
     *               "text": "F407",
     *               "hit": true
     *             },
     *             {
     *               "text": "VGT6",
     *               "hit": false
     *             }
     *           ]
     *         }
     *       ]
     *     }
     */
    SearchHitJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/SearchHit
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/.well-known/genid/part-3
       */
      "@id": string;
      /** @constant */
      "@type": "SearchHit";
      /** @description The part. */
      part: components["schemas"]["PartFoundJsonld"];
      /**
       * @description Whether a word of the query occurs in no part and was replaced by a similar one.
       * @example false
       */
      similar: boolean;
      /** @description Texts of the part that contain words of the query, most relevant first. */
      matches: components["schemas"]["SearchMatchJsonld"][];
    };
    /** @description A page of hits. */
    SearchHitList: components["schemas"]["SearchHit"][];
    /**
     * @description A text of a part that contains words of the query.
     * @example {
     *       "property": "name",
     *       "excerpt": [
     *         {
     *           "text": "STM32",
     *           "hit": false
     *         },
     *         {
     *           "text": "F407",
     *           "hit": true
     *         },
     *         {
     *           "text": "VGT6",
     *           "hit": false
     *         }
     *       ]
     *     }
     */
    SearchMatch: {
      /**
       * @description The property that contains the text, as a path in the part.
       * @example name
       * @enum {string}
       */
      property:
        | "name"
        | "ipn"
        | "manufacturer_product_number"
        | "gtin"
        | "orderdetails.supplierpartnr"
        | "tags"
        | "description"
        | "category"
        | "manufacturer"
        | "footprint"
        | "partLots.storage_location"
        | "orderdetails.supplier"
        | "parameters"
        | "comment";
      /** @description The text, in pieces. */
      excerpt: components["schemas"]["SearchExcerpt"];
    };
    /**
     * @description A text of a part that contains words of the query.
     * @example {
     *       "@id": "/api/.well-known/genid/part-3",
     *       "@type": "SearchMatch",
     *       "property": "name",
     *       "excerpt": [
     *         {
     *           "text": "STM32",
     *           "hit": false
     *         },
     *         {
     *           "text": "F407",
     *           "hit": true
     *         },
     *         {
     *           "text": "VGT6",
     *           "hit": false
     *         }
     *       ]
     *     }
     */
    SearchMatchJsonld: {
      /**
       * Format: uri-reference
       * @example /api/.well-known/genid/part-3
       */
      "@id"?: string;
      /** @constant */
      "@type": "SearchMatch";
      /**
       * @description The property that contains the text, as a path in the part.
       * @example name
       * @enum {string}
       */
      property:
        | "name"
        | "ipn"
        | "manufacturer_product_number"
        | "gtin"
        | "orderdetails.supplierpartnr"
        | "tags"
        | "description"
        | "category"
        | "manufacturer"
        | "footprint"
        | "partLots.storage_location"
        | "orderdetails.supplier"
        | "parameters"
        | "comment";
      /** @description The text, in pieces. */
      excerpt: components["schemas"]["SearchExcerpt"];
    };
    /**
     * @description A piece of an excerpt.
     * @example {
     *       "text": "F407",
     *       "hit": true
     *     }
     */
    SearchPiece: {
      /**
       * @description Plain text of the piece.
       * @example F407
       */
      text: string;
      /**
       * @description Whether the piece matches a word of the query.
       * @example true
       */
      hit: boolean;
    };
    /**
     * @description A public RSA key (RFC 7518 §6.3).
     * @example {
     *       "kty": "RSA",
     *       "use": "sig",
     *       "alg": "RS256",
     *       "kid": "Yx3k",
     *       "n": "sXch",
     *       "e": "AQAB"
     *     }
     */
    SigningKey: {
      /**
       * @description Key type.
       * @example RSA
       * @constant
       */
      kty: "RSA";
      /**
       * @description Use of the key.
       * @example sig
       * @constant
       */
      use: "sig";
      /**
       * @description Signature algorithm.
       * @example RS256
       * @constant
       */
      alg: "RS256";
      /**
       * @description Key ID in the header of a token.
       * @example Yx3k
       */
      kid: string;
      /**
       * @description Modulus.
       * @example sXch
       */
      n: string;
      /**
       * @description Exponent.
       * @example AQAB
       */
      e: string;
    };
    /**
     * @description Counts, stock value and growth of the inventory.
     * @example {
     *       "counts": {
     *         "parts": 2,
     *         "parts_in_stock": 1,
     *         "parts_without_stock": 1,
     *         "parts_below_minimum": 1,
     *         "parts_needing_review": 0,
     *         "part_lots": 2,
     *         "orderdetails": 1,
     *         "parameters": 3,
     *         "attachments": 1,
     *         "attachments_uploaded": 1,
     *         "attachments_private": 0,
     *         "attachments_external": 0,
     *         "categories": 4,
     *         "footprints": 2,
     *         "manufacturers": 1,
     *         "suppliers": 1,
     *         "storage_locations": 3,
     *         "measurement_units": 1,
     *         "part_custom_states": 0,
     *         "currencies": 1,
     *         "attachment_types": 1,
     *         "projects": 0
     *       },
     *       "total_instock": 15,
     *       "stock_value": {
     *         "base_currency": "EUR",
     *         "total": "30",
     *         "currencies": [
     *           {
     *             "iso_code": "EUR",
     *             "value": "30",
     *             "value_in_base_currency": "30",
     *             "parts": 1
     *           }
     *         ],
     *         "parts_without_price": 0,
     *         "parts_without_exchange_rate": 0
     *       },
     *       "below_minimum": "/api/parts?below_minimum=true",
     *       "growth": [
     *         {
     *           "month": "2026-01",
     *           "parts_added": 2
     *         }
     *       ]
     *     }
     */
    Statistics: {
      counts: components["schemas"]["StatisticsCounts"];
      /**
       * @description Sum of the stock of all parts, regardless of their units.
       * @example 15420
       */
      total_instock: number;
      stock_value: components["schemas"]["StatisticsStockValue"];
      /**
       * Format: uri-reference
       * @description IRI of the list of parts with less stock than their `minamount`.
       * @example /api/parts?below_minimum=true
       */
      below_minimum: string;
      /** @description Parts added in each of the last 24 months (UTC), ending with the current month. */
      growth: components["schemas"]["StatisticsMonth"][];
    };
    /**
     * @description Number of elements by type, and of parts and attachments by state.
     * @example {
     *       "parts": 2,
     *       "parts_in_stock": 1,
     *       "parts_without_stock": 1,
     *       "parts_below_minimum": 1,
     *       "parts_needing_review": 0,
     *       "part_lots": 2,
     *       "orderdetails": 1,
     *       "parameters": 3,
     *       "attachments": 1,
     *       "attachments_uploaded": 1,
     *       "attachments_private": 0,
     *       "attachments_external": 0,
     *       "categories": 4,
     *       "footprints": 2,
     *       "manufacturers": 1,
     *       "suppliers": 1,
     *       "storage_locations": 3,
     *       "measurement_units": 1,
     *       "part_custom_states": 0,
     *       "currencies": 1,
     *       "attachment_types": 1,
     *       "projects": 0
     *     }
     */
    StatisticsCounts: {
      /**
       * @description Number of parts.
       * @example 2
       */
      parts: number;
      /**
       * @description Number of parts with stock.
       * @example 1
       */
      parts_in_stock: number;
      /**
       * @description Number of parts without stock.
       * @example 1
       */
      parts_without_stock: number;
      /**
       * @description Number of parts with less stock than their `minamount`.
       * @example 1
       */
      parts_below_minimum: number;
      /**
       * @description Number of parts marked as `needs_review`.
       * @example 0
       */
      parts_needing_review: number;
      /**
       * @description Number of lots of all parts.
       * @example 2
       */
      part_lots: number;
      /**
       * @description Number of orderdetails of all parts.
       * @example 1
       */
      orderdetails: number;
      /**
       * @description Number of parameters of all elements.
       * @example 3
       */
      parameters: number;
      /**
       * @description Number of attachments of all elements, including profile pictures.
       * @example 1
       */
      attachments: number;
      /**
       * @description Number of attachments with an uploaded or downloaded file.
       * @example 1
       */
      attachments_uploaded: number;
      /**
       * @description Number of attachments with a private file.
       * @example 0
       */
      attachments_private: number;
      /**
       * @description Number of attachments that are only a link.
       * @example 0
       */
      attachments_external: number;
      /**
       * @description Number of categories.
       * @example 4
       */
      categories: number;
      /**
       * @description Number of footprints.
       * @example 2
       */
      footprints: number;
      /**
       * @description Number of manufacturers.
       * @example 1
       */
      manufacturers: number;
      /**
       * @description Number of suppliers.
       * @example 1
       */
      suppliers: number;
      /**
       * @description Number of storage locations.
       * @example 3
       */
      storage_locations: number;
      /**
       * @description Number of measurement units.
       * @example 1
       */
      measurement_units: number;
      /**
       * @description Number of custom part states.
       * @example 0
       */
      part_custom_states: number;
      /**
       * @description Number of currencies.
       * @example 1
       */
      currencies: number;
      /**
       * @description Number of attachment types.
       * @example 1
       */
      attachment_types: number;
      /**
       * @description Number of projects.
       * @example 0
       */
      projects: number;
    };
    /**
     * @description Number of elements by type, and of parts and attachments by state.
     * @example {
     *       "@id": "/api/.well-known/genid/part-3",
     *       "@type": "StatisticsCounts",
     *       "parts": 2,
     *       "parts_in_stock": 1,
     *       "parts_without_stock": 1,
     *       "parts_below_minimum": 1,
     *       "parts_needing_review": 0,
     *       "part_lots": 2,
     *       "orderdetails": 1,
     *       "parameters": 3,
     *       "attachments": 1,
     *       "attachments_uploaded": 1,
     *       "attachments_private": 0,
     *       "attachments_external": 0,
     *       "categories": 4,
     *       "footprints": 2,
     *       "manufacturers": 1,
     *       "suppliers": 1,
     *       "storage_locations": 3,
     *       "measurement_units": 1,
     *       "part_custom_states": 0,
     *       "currencies": 1,
     *       "attachment_types": 1,
     *       "projects": 0
     *     }
     */
    StatisticsCountsJsonld: {
      /**
       * Format: uri-reference
       * @example /api/.well-known/genid/part-3
       */
      "@id"?: string;
      /** @constant */
      "@type": "StatisticsCounts";
      /**
       * @description Number of parts.
       * @example 2
       */
      parts: number;
      /**
       * @description Number of parts with stock.
       * @example 1
       */
      parts_in_stock: number;
      /**
       * @description Number of parts without stock.
       * @example 1
       */
      parts_without_stock: number;
      /**
       * @description Number of parts with less stock than their `minamount`.
       * @example 1
       */
      parts_below_minimum: number;
      /**
       * @description Number of parts marked as `needs_review`.
       * @example 0
       */
      parts_needing_review: number;
      /**
       * @description Number of lots of all parts.
       * @example 2
       */
      part_lots: number;
      /**
       * @description Number of orderdetails of all parts.
       * @example 1
       */
      orderdetails: number;
      /**
       * @description Number of parameters of all elements.
       * @example 3
       */
      parameters: number;
      /**
       * @description Number of attachments of all elements, including profile pictures.
       * @example 1
       */
      attachments: number;
      /**
       * @description Number of attachments with an uploaded or downloaded file.
       * @example 1
       */
      attachments_uploaded: number;
      /**
       * @description Number of attachments with a private file.
       * @example 0
       */
      attachments_private: number;
      /**
       * @description Number of attachments that are only a link.
       * @example 0
       */
      attachments_external: number;
      /**
       * @description Number of categories.
       * @example 4
       */
      categories: number;
      /**
       * @description Number of footprints.
       * @example 2
       */
      footprints: number;
      /**
       * @description Number of manufacturers.
       * @example 1
       */
      manufacturers: number;
      /**
       * @description Number of suppliers.
       * @example 1
       */
      suppliers: number;
      /**
       * @description Number of storage locations.
       * @example 3
       */
      storage_locations: number;
      /**
       * @description Number of measurement units.
       * @example 1
       */
      measurement_units: number;
      /**
       * @description Number of custom part states.
       * @example 0
       */
      part_custom_states: number;
      /**
       * @description Number of currencies.
       * @example 1
       */
      currencies: number;
      /**
       * @description Number of attachment types.
       * @example 1
       */
      attachment_types: number;
      /**
       * @description Number of projects.
       * @example 0
       */
      projects: number;
    };
    /**
     * @description Value of the stock whose lowest prices are in the same currency.
     * @example {
     *       "iso_code": "EUR",
     *       "value": "30",
     *       "value_in_base_currency": "30",
     *       "parts": 1
     *     }
     */
    StatisticsCurrencyValue: {
      /**
       * @description ISO 4217 code of the currency.
       * @example EUR
       */
      iso_code: string;
      /**
       * @description Decimal value in this currency.
       * @example 30
       */
      value: string;
      /**
       * @description Decimal value in the base currency. Omitted if the currency has no exchange rate.
       * @example 30
       */
      value_in_base_currency?: string;
      /**
       * @description Number of parts.
       * @example 1
       */
      parts: number;
    };
    /**
     * @description Value of the stock whose lowest prices are in the same currency.
     * @example {
     *       "@id": "/api/.well-known/genid/part-3",
     *       "@type": "StatisticsCurrencyValue",
     *       "iso_code": "EUR",
     *       "value": "30",
     *       "value_in_base_currency": "30",
     *       "parts": 1
     *     }
     */
    StatisticsCurrencyValueJsonld: {
      /**
       * Format: uri-reference
       * @example /api/.well-known/genid/part-3
       */
      "@id"?: string;
      /** @constant */
      "@type": "StatisticsCurrencyValue";
      /**
       * @description ISO 4217 code of the currency.
       * @example EUR
       */
      iso_code: string;
      /**
       * @description Decimal value in this currency.
       * @example 30
       */
      value: string;
      /**
       * @description Decimal value in the base currency. Omitted if the currency has no exchange rate.
       * @example 30
       */
      value_in_base_currency?: string;
      /**
       * @description Number of parts.
       * @example 1
       */
      parts: number;
    };
    /**
     * @description Counts, stock value and growth of the inventory.
     * @example {
     *       "@context": "/api/contexts/Statistics",
     *       "@id": "/api/.well-known/genid/part-3",
     *       "@type": "Statistics",
     *       "counts": {
     *         "@id": "/api/.well-known/genid/part-3",
     *         "@type": "StatisticsCounts",
     *         "parts": 2,
     *         "parts_in_stock": 1,
     *         "parts_without_stock": 1,
     *         "parts_below_minimum": 1,
     *         "parts_needing_review": 0,
     *         "part_lots": 2,
     *         "orderdetails": 1,
     *         "parameters": 3,
     *         "attachments": 1,
     *         "attachments_uploaded": 1,
     *         "attachments_private": 0,
     *         "attachments_external": 0,
     *         "categories": 4,
     *         "footprints": 2,
     *         "manufacturers": 1,
     *         "suppliers": 1,
     *         "storage_locations": 3,
     *         "measurement_units": 1,
     *         "part_custom_states": 0,
     *         "currencies": 1,
     *         "attachment_types": 1,
     *         "projects": 0
     *       },
     *       "total_instock": 15,
     *       "stock_value": {
     *         "@id": "/api/.well-known/genid/part-3",
     *         "@type": "StatisticsStockValue",
     *         "base_currency": "EUR",
     *         "total": "30",
     *         "currencies": [
     *           {
     *             "@id": "/api/.well-known/genid/part-3",
     *             "@type": "StatisticsCurrencyValue",
     *             "iso_code": "EUR",
     *             "value": "30",
     *             "value_in_base_currency": "30",
     *             "parts": 1
     *           }
     *         ],
     *         "parts_without_price": 0,
     *         "parts_without_exchange_rate": 0
     *       },
     *       "below_minimum": "/api/parts?below_minimum=true",
     *       "growth": [
     *         {
     *           "@id": "/api/.well-known/genid/part-3",
     *           "@type": "StatisticsMonth",
     *           "month": "2026-01",
     *           "parts_added": 2
     *         }
     *       ]
     *     }
     */
    StatisticsJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/Statistics
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/.well-known/genid/part-3
       */
      "@id": string;
      /** @constant */
      "@type": "Statistics";
      counts: components["schemas"]["StatisticsCountsJsonld"];
      /**
       * @description Sum of the stock of all parts, regardless of their units.
       * @example 15420
       */
      total_instock: number;
      stock_value: components["schemas"]["StatisticsStockValueJsonld"];
      /**
       * Format: uri-reference
       * @description IRI of the list of parts with less stock than their `minamount`.
       * @example /api/parts?below_minimum=true
       */
      below_minimum: string;
      /** @description Parts added in each of the last 24 months (UTC), ending with the current month. */
      growth: components["schemas"]["StatisticsMonthJsonld"][];
    };
    /**
     * @description Growth in a month.
     * @example {
     *       "month": "2026-01",
     *       "parts_added": 2
     *     }
     */
    StatisticsMonth: {
      /**
       * @description Year and month.
       * @example 2026-01
       */
      month: string;
      /**
       * @description Parts added in this month that still exist.
       * @example 2
       */
      parts_added: number;
    };
    /**
     * @description Growth in a month.
     * @example {
     *       "@id": "/api/.well-known/genid/part-3",
     *       "@type": "StatisticsMonth",
     *       "month": "2026-01",
     *       "parts_added": 2
     *     }
     */
    StatisticsMonthJsonld: {
      /**
       * Format: uri-reference
       * @example /api/.well-known/genid/part-3
       */
      "@id"?: string;
      /** @constant */
      "@type": "StatisticsMonth";
      /**
       * @description Year and month.
       * @example 2026-01
       */
      month: string;
      /**
       * @description Parts added in this month that still exist.
       * @example 2
       */
      parts_added: number;
    };
    /**
     * @description Value of the stock.
     * @example {
     *       "base_currency": "EUR",
     *       "total": "30",
     *       "currencies": [
     *         {
     *           "iso_code": "EUR",
     *           "value": "30",
     *           "value_in_base_currency": "30",
     *           "parts": 1
     *         }
     *       ],
     *       "parts_without_price": 0,
     *       "parts_without_exchange_rate": 0
     *     }
     */
    StatisticsStockValue: {
      /**
       * @description ISO 4217 code of the base currency.
       * @example EUR
       */
      base_currency: string;
      /**
       * @description Decimal value in the base currency, without currencies that have no exchange rate.
       * @example 30
       */
      total: string;
      /** @description Value by currency of the price. Each part counts in one currency. */
      currencies: components["schemas"]["StatisticsCurrencyValue"][];
      /**
       * @description Parts with stock but without a price. Includes parts whose value exceeds 90 billion, which do not count.
       * @example 0
       */
      parts_without_price: number;
      /**
       * @description Parts with stock whose prices are all in currencies without an exchange rate.
       * @example 0
       */
      parts_without_exchange_rate: number;
    };
    /**
     * @description Value of the stock.
     * @example {
     *       "@id": "/api/.well-known/genid/part-3",
     *       "@type": "StatisticsStockValue",
     *       "base_currency": "EUR",
     *       "total": "30",
     *       "currencies": [
     *         {
     *           "@id": "/api/.well-known/genid/part-3",
     *           "@type": "StatisticsCurrencyValue",
     *           "iso_code": "EUR",
     *           "value": "30",
     *           "value_in_base_currency": "30",
     *           "parts": 1
     *         }
     *       ],
     *       "parts_without_price": 0,
     *       "parts_without_exchange_rate": 0
     *     }
     */
    StatisticsStockValueJsonld: {
      /**
       * Format: uri-reference
       * @example /api/.well-known/genid/part-3
       */
      "@id"?: string;
      /** @constant */
      "@type": "StatisticsStockValue";
      /**
       * @description ISO 4217 code of the base currency.
       * @example EUR
       */
      base_currency: string;
      /**
       * @description Decimal value in the base currency, without currencies that have no exchange rate.
       * @example 30
       */
      total: string;
      /** @description Value by currency of the price. Each part counts in one currency. */
      currencies: components["schemas"]["StatisticsCurrencyValueJsonld"][];
      /**
       * @description Parts with stock but without a price. Includes parts whose value exceeds 90 billion, which do not count.
       * @example 0
       */
      parts_without_price: number;
      /**
       * @description Parts with stock whose prices are all in currencies without an exchange rate.
       * @example 0
       */
      parts_without_exchange_rate: number;
    };
    /**
     * @description An addition to the stock of a lot.
     * @example {
     *       "amount": 10,
     *       "comment": "Delivery 4711"
     *     }
     */
    StockAddition: {
      /**
       * @description Amount to add, in the unit of the part.
       * @example 10
       */
      amount: number;
      comment?: components["schemas"]["StockComment"];
      timestamp?: components["schemas"]["StockTime"];
    };
    /**
     * @description Reason for the change, recorded in the change log. Takes precedence over `_comment`.
     * @example For the prototype
     */
    StockComment: string | null;
    /**
     * @description The result of a stocktake of a lot.
     * @example {
     *       "amount": 28
     *     }
     */
    StockCount: {
      /**
       * @description Counted amount, in the unit of the part.
       * @example 28
       */
      amount: number;
      comment?: components["schemas"]["StockComment"];
      timestamp?: components["schemas"]["StockTime"];
    };
    /**
     * @description A move of stock from a lot. Requires either `to` or `storage_location`.
     * @example {
     *       "amount": 5,
     *       "to": "/api/part_lots/10"
     *     }
     * @example {
     *       "amount": 5,
     *       "storage_location": "/api/storage_locations/2"
     *     }
     */
    StockMove: {
      /**
       * @description Amount to move, in the unit of the part.
       * @example 5
       */
      amount: number;
      /**
       * @description The lot to move the stock to, of the same part.
       * @example /api/part_lots/10
       */
      to?: components["schemas"]["PartLotReference"] | null;
      /**
       * @description The storage location in which to create a new lot for the stock.
       * @example /api/storage_locations/2
       */
      storage_location?: components["schemas"]["StorageLocationReference"] | null;
      comment?: components["schemas"]["StockComment"];
      timestamp?: components["schemas"]["StockTime"];
    };
    /**
     * Format: date-time
     * @description Actual time of the change, recorded in the change log. Must not be in the future. The default is now.
     * @example 2026-01-31T12:00:00+00:00
     */
    StockTime: string | null;
    /**
     * @description A withdrawal from the stock of a lot.
     * @example {
     *       "amount": 3,
     *       "comment": "For the prototype"
     *     }
     */
    StockWithdrawal: {
      /**
       * @description Amount to withdraw, in the unit of the part.
       * @example 3
       */
      amount: number;
      comment?: components["schemas"]["StockComment"];
      timestamp?: components["schemas"]["StockTime"];
    };
    /**
     * @description A place where stock is stored, such as a shelf, a drawer or a box.
     * @example {
     *       "id": 9,
     *       "name": "Drawer 3",
     *       "full_path": "Cabinet → Drawer 3",
     *       "level": 1,
     *       "comment": "Check the date code.",
     *       "not_selectable": false,
     *       "alternative_names": "MCU, µC",
     *       "is_full": false,
     *       "only_single_part": false,
     *       "limit_to_existing_parts": false,
     *       "part_owner_must_match": false,
     *       "attachments": [],
     *       "parameters": [],
     *       "addedDate": "2026-01-31T12:00:00+00:00",
     *       "lastModified": "2026-01-31T12:00:00+00:00"
     *     }
     */
    StorageLocation: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 9
       */
      id: number;
      /**
       * @description Name. Unique among the children of the same parent.
       * @example Drawer 3
       */
      name: string;
      /**
       * @description Names of all ancestors and of the element, separated by ` → `.
       * @example Cabinet → Drawer 3
       */
      full_path: string;
      /**
       * @description Number of ancestors.
       * @example 1
       */
      level: number;
      /**
       * Format: uri-reference
       * @description Parent element. `null` makes it a root element.
       * @example /api/storage_locations/1
       */
      parent?: string;
      /**
       * @description Comment in Markdown.
       * @example Check the date code.
       */
      comment: string;
      /** @description Whether it only groups other storage locations and cannot contain stock. */
      not_selectable: boolean;
      /**
       * @description Comma-separated alternative names.
       * @example MCU, µC
       */
      alternative_names: string;
      /** @description Measurement unit of the parts that are intended for this location. */
      storage_type?: components["schemas"]["MeasurementUnitRef"];
      /** @description Whether the location is full. If so, lots cannot be added and amounts cannot be increased. */
      is_full: boolean;
      /** @description Whether it accepts lots of only one part. Lots already stored here are not affected. */
      only_single_part: boolean;
      /** @description Whether it accepts only lots of parts that are already stored here. */
      limit_to_existing_parts: boolean;
      /** @description User who owns the location. */
      owner?: components["schemas"]["UserRef"];
      /** @description Whether it refuses lots of other owners. Lots without an owner are accepted. */
      part_owner_must_match: boolean;
      /** @description Files and links that belong to the element. */
      attachments: components["schemas"]["AttachmentRef"][];
      /** @description Preview picture. Must be an attachment of the element. */
      master_picture_attachment?: components["schemas"]["AttachmentRef"];
      /** @description Parameters of the element. */
      parameters: components["schemas"]["ParameterRef"][];
      /**
       * Format: date-time
       * @description Time of creation.
       * @example 2026-01-31T12:00:00+00:00
       */
      addedDate: string;
      /**
       * Format: date-time
       * @description Time of the last change.
       * @example 2026-01-31T12:00:00+00:00
       */
      lastModified: string;
    };
    /**
     * @description A page of a list (Hydra).
     * @example {
     *       "@context": "/api/contexts/StorageLocation",
     *       "@id": "/api/storage_locations",
     *       "@type": "hydra:Collection",
     *       "hydra:totalItems": 1,
     *       "hydra:member": [
     *         {
     *           "@id": "/api/storage_locations/9",
     *           "@type": "StorageLocation",
     *           "id": 9,
     *           "name": "Drawer 3",
     *           "full_path": "Cabinet → Drawer 3",
     *           "level": 1,
     *           "comment": "Check the date code.",
     *           "not_selectable": false,
     *           "alternative_names": "MCU, µC",
     *           "is_full": false,
     *           "only_single_part": false,
     *           "limit_to_existing_parts": false,
     *           "part_owner_must_match": false,
     *           "attachments": [],
     *           "parameters": [],
     *           "addedDate": "2026-01-31T12:00:00+00:00",
     *           "lastModified": "2026-01-31T12:00:00+00:00"
     *         }
     *       ]
     *     }
     */
    StorageLocationCollectionJsonld: {
      /**
       * Format: uri-reference
       * @example /api/contexts/StorageLocation
       */
      "@context": string;
      /**
       * Format: uri-reference
       * @example /api/storage_locations
       */
      "@id": string;
      /** @constant */
      "@type": "hydra:Collection";
      /** @example 1 */
      "hydra:totalItems": number;
      "hydra:member": components["schemas"]["StorageLocationJsonld"][];
      "hydra:view"?: components["schemas"]["HydraPartialCollectionView"];
      "hydra:search"?: components["schemas"]["HydraIriTemplate"];
    };
    /**
     * @description A new storage location.
     * @example {
     *       "name": "Drawer 3",
     *       "parent": "/api/storage_locations/1"
     *     }
     */
    StorageLocationCreate: {
      name: string;
    } & WithRequired<components["schemas"]["StorageLocationPatch"], "name">;
    /**
     * @description A place where stock is stored, such as a shelf, a drawer or a box.
     * @example {
     *       "@context": "/api/contexts/StorageLocation",
     *       "@id": "/api/storage_locations/9",
     *       "@type": "StorageLocation",
     *       "id": 9,
     *       "name": "Drawer 3",
     *       "full_path": "Cabinet → Drawer 3",
     *       "level": 1,
     *       "comment": "Check the date code.",
     *       "not_selectable": false,
     *       "alternative_names": "MCU, µC",
     *       "is_full": false,
     *       "only_single_part": false,
     *       "limit_to_existing_parts": false,
     *       "part_owner_must_match": false,
     *       "attachments": [],
     *       "parameters": [],
     *       "addedDate": "2026-01-31T12:00:00+00:00",
     *       "lastModified": "2026-01-31T12:00:00+00:00"
     *     }
     */
    StorageLocationJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/StorageLocation
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/storage_locations/9
       */
      "@id": string;
      /** @constant */
      "@type": "StorageLocation";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 9
       */
      id: number;
      /**
       * @description Name. Unique among the children of the same parent.
       * @example Drawer 3
       */
      name: string;
      /**
       * @description Names of all ancestors and of the element, separated by ` → `.
       * @example Cabinet → Drawer 3
       */
      full_path: string;
      /**
       * @description Number of ancestors.
       * @example 1
       */
      level: number;
      /**
       * Format: uri-reference
       * @description Parent element. `null` makes it a root element.
       * @example /api/storage_locations/1
       */
      parent?: string;
      /**
       * @description Comment in Markdown.
       * @example Check the date code.
       */
      comment: string;
      /** @description Whether it only groups other storage locations and cannot contain stock. */
      not_selectable: boolean;
      /**
       * @description Comma-separated alternative names.
       * @example MCU, µC
       */
      alternative_names: string;
      /** @description Measurement unit of the parts that are intended for this location. */
      storage_type?: components["schemas"]["MeasurementUnitRefJsonld"];
      /** @description Whether the location is full. If so, lots cannot be added and amounts cannot be increased. */
      is_full: boolean;
      /** @description Whether it accepts lots of only one part. Lots already stored here are not affected. */
      only_single_part: boolean;
      /** @description Whether it accepts only lots of parts that are already stored here. */
      limit_to_existing_parts: boolean;
      /** @description User who owns the location. */
      owner?: components["schemas"]["UserRefJsonld"];
      /** @description Whether it refuses lots of other owners. Lots without an owner are accepted. */
      part_owner_must_match: boolean;
      /** @description Files and links that belong to the element. */
      attachments: components["schemas"]["AttachmentRefJsonld"][];
      /** @description Preview picture. Must be an attachment of the element. */
      master_picture_attachment?: components["schemas"]["AttachmentRefJsonld"];
      /** @description Parameters of the element. */
      parameters: components["schemas"]["ParameterRefJsonld"][];
      /**
       * Format: date-time
       * @description Time of creation.
       * @example 2026-01-31T12:00:00+00:00
       */
      addedDate: string;
      /**
       * Format: date-time
       * @description Time of the last change.
       * @example 2026-01-31T12:00:00+00:00
       */
      lastModified: string;
    };
    StorageLocationList: components["schemas"]["StorageLocation"][];
    /**
     * @description Changes to the storage location. Properties that are not sent keep their values.
     * @example {
     *       "is_full": true
     *     }
     */
    StorageLocationPatch: {
      /**
       * @description Name. Unique among the children of the same parent.
       * @example Drawer 3
       */
      name?: string;
      /**
       * @description Parent element. `null` makes it a root element.
       * @example /api/storage_locations/9
       */
      parent?: components["schemas"]["StorageLocationReference"] | null;
      /**
       * @description Comment in Markdown. Default: empty.
       * @example Check the date code.
       */
      comment?: string;
      /** @description Whether it only groups other storage locations and cannot contain stock. Default: `false`. */
      not_selectable?: boolean;
      /**
       * @description Comma-separated alternative names. Default: empty.
       * @example MCU, µC
       */
      alternative_names?: string;
      /**
       * @description Measurement unit of the parts that are intended for this location.
       * @example /api/measurement_units/2
       */
      storage_type?: components["schemas"]["MeasurementUnitReference"] | null;
      /** @description Whether the location is full. If so, lots cannot be added and amounts cannot be increased. Default: `false`. */
      is_full?: boolean;
      /** @description Whether it accepts lots of only one part. Lots already stored here are not affected. Default: `false`. */
      only_single_part?: boolean;
      /** @description Whether it accepts only lots of parts that are already stored here. Default: `false`. */
      limit_to_existing_parts?: boolean;
      /**
       * @description User who owns the location.
       * @example /api/users/4
       */
      owner?: components["schemas"]["UserReference"] | null;
      /** @description Whether it refuses lots of other owners. Lots without an owner are accepted. Default: `false`. */
      part_owner_must_match?: boolean;
      /** @description Files and links that belong to the element. A request replaces the whole list: entries that it does not name are deleted. */
      attachments?: components["schemas"]["AttachmentInput"][];
      /**
       * @description Preview picture. Must be an attachment of the element.
       * @example /api/attachments/7
       */
      master_picture_attachment?: components["schemas"]["AttachmentReference"] | null;
      /** @description Parameters of the element. A request replaces the whole list: entries that it does not name are deleted. */
      parameters?: components["schemas"]["ParameterInput"][];
    };
    /**
     * @description A storage location, embedded in another entity.
     * @example {
     *       "id": 9,
     *       "name": "Drawer 3",
     *       "full_path": "Cabinet → Drawer 3"
     *     }
     */
    StorageLocationRef: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 9
       */
      id: number;
      /**
       * @description Name. Unique among the children of the same parent.
       * @example Drawer 3
       */
      name: string;
      /**
       * @description Names of all ancestors and of the element, separated by ` → `.
       * @example Cabinet → Drawer 3
       */
      full_path: string;
    };
    /**
     * @description A storage location, embedded in another entity.
     * @example {
     *       "@context": "/api/contexts/StorageLocation",
     *       "@id": "/api/storage_locations/9",
     *       "@type": "StorageLocation",
     *       "id": 9,
     *       "name": "Drawer 3",
     *       "full_path": "Cabinet → Drawer 3"
     *     }
     */
    StorageLocationRefJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/StorageLocation
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/storage_locations/9
       */
      "@id": string;
      /** @constant */
      "@type": "StorageLocation";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 9
       */
      id: number;
      /**
       * @description Name. Unique among the children of the same parent.
       * @example Drawer 3
       */
      name: string;
      /**
       * @description Names of all ancestors and of the element, separated by ` → `.
       * @example Cabinet → Drawer 3
       */
      full_path: string;
    };
    /**
     * @description Storage location as an IRI or as the embedded object from a response.
     * @example /api/storage_locations/9
     */
    StorageLocationReference: string | components["schemas"]["EntityReference"];
    /**
     * @description A company that sells parts.
     * @example {
     *       "id": 8,
     *       "name": "Mouser",
     *       "full_path": "Mouser",
     *       "level": 1,
     *       "comment": "Check the date code.",
     *       "not_selectable": false,
     *       "alternative_names": "MCU, µC",
     *       "address": "Sunny Street 1",
     *       "phone_number": "+41 22 929 29 29",
     *       "fax_number": "+41 22 929 29 88",
     *       "email_address": "info@example.com",
     *       "website": "https://example.com",
     *       "auto_product_url": "https://example.com/%PARTNUMBER%",
     *       "attachments": [],
     *       "parameters": [],
     *       "addedDate": "2026-01-31T12:00:00+00:00",
     *       "lastModified": "2026-01-31T12:00:00+00:00"
     *     }
     */
    Supplier: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 8
       */
      id: number;
      /**
       * @description Name. Unique among the children of the same parent.
       * @example Mouser
       */
      name: string;
      /**
       * @description Names of all ancestors and of the element, separated by ` → `.
       * @example Mouser
       */
      full_path: string;
      /**
       * @description Number of ancestors.
       * @example 1
       */
      level: number;
      /**
       * Format: uri-reference
       * @description Parent element. `null` makes it a root element.
       * @example /api/suppliers/1
       */
      parent?: string;
      /**
       * @description Comment in Markdown.
       * @example Check the date code.
       */
      comment: string;
      /** @description Whether it only groups other suppliers and cannot be assigned to order details. */
      not_selectable: boolean;
      /**
       * @description Comma-separated alternative names.
       * @example MCU, µC
       */
      alternative_names: string;
      /**
       * @description Postal address.
       * @example Sunny Street 1
       */
      address: string;
      /**
       * @description Phone number.
       * @example +41 22 929 29 29
       */
      phone_number: string;
      /**
       * @description Fax number.
       * @example +41 22 929 29 88
       */
      fax_number: string;
      /**
       * @description Email address.
       * @example info@example.com
       */
      email_address: string;
      /**
       * @description URL with the scheme `http` or `https`.
       * @example https://example.com
       */
      website: string;
      /**
       * @description URL template for product pages. `%PARTNUMBER%` is replaced by the supplier part number.
       * @example https://example.com/%PARTNUMBER%
       */
      auto_product_url: string;
      /** @description Files and links that belong to the element. */
      attachments: string[];
      /**
       * Format: uri-reference
       * @description Preview picture. Must be an attachment of the element.
       * @example /api/attachments/7
       */
      master_picture_attachment?: string;
      /** @description Parameters of the element. */
      parameters: string[];
      /**
       * Format: date-time
       * @description Time of creation.
       * @example 2026-01-31T12:00:00+00:00
       */
      addedDate: string;
      /**
       * Format: date-time
       * @description Time of the last change.
       * @example 2026-01-31T12:00:00+00:00
       */
      lastModified: string;
    };
    /**
     * @description A page of a list (Hydra).
     * @example {
     *       "@context": "/api/contexts/Supplier",
     *       "@id": "/api/suppliers",
     *       "@type": "hydra:Collection",
     *       "hydra:totalItems": 1,
     *       "hydra:member": [
     *         {
     *           "@id": "/api/suppliers/8",
     *           "@type": "Supplier",
     *           "id": 8,
     *           "name": "Mouser",
     *           "full_path": "Mouser",
     *           "level": 1,
     *           "comment": "Check the date code.",
     *           "not_selectable": false,
     *           "alternative_names": "MCU, µC",
     *           "address": "Sunny Street 1",
     *           "phone_number": "+41 22 929 29 29",
     *           "fax_number": "+41 22 929 29 88",
     *           "email_address": "info@example.com",
     *           "website": "https://example.com",
     *           "auto_product_url": "https://example.com/%PARTNUMBER%",
     *           "attachments": [],
     *           "parameters": [],
     *           "addedDate": "2026-01-31T12:00:00+00:00",
     *           "lastModified": "2026-01-31T12:00:00+00:00"
     *         }
     *       ]
     *     }
     */
    SupplierCollectionJsonld: {
      /**
       * Format: uri-reference
       * @example /api/contexts/Supplier
       */
      "@context": string;
      /**
       * Format: uri-reference
       * @example /api/suppliers
       */
      "@id": string;
      /** @constant */
      "@type": "hydra:Collection";
      /** @example 1 */
      "hydra:totalItems": number;
      "hydra:member": components["schemas"]["SupplierJsonld"][];
      "hydra:view"?: components["schemas"]["HydraPartialCollectionView"];
      "hydra:search"?: components["schemas"]["HydraIriTemplate"];
    };
    /**
     * @description A new supplier.
     * @example {
     *       "name": "Mouser",
     *       "website": "https://example.com"
     *     }
     */
    SupplierCreate: {
      name: string;
    } & WithRequired<components["schemas"]["SupplierPatch"], "name">;
    /**
     * @description A company that sells parts.
     * @example {
     *       "@context": "/api/contexts/Supplier",
     *       "@id": "/api/suppliers/8",
     *       "@type": "Supplier",
     *       "id": 8,
     *       "name": "Mouser",
     *       "full_path": "Mouser",
     *       "level": 1,
     *       "comment": "Check the date code.",
     *       "not_selectable": false,
     *       "alternative_names": "MCU, µC",
     *       "address": "Sunny Street 1",
     *       "phone_number": "+41 22 929 29 29",
     *       "fax_number": "+41 22 929 29 88",
     *       "email_address": "info@example.com",
     *       "website": "https://example.com",
     *       "auto_product_url": "https://example.com/%PARTNUMBER%",
     *       "attachments": [],
     *       "parameters": [],
     *       "addedDate": "2026-01-31T12:00:00+00:00",
     *       "lastModified": "2026-01-31T12:00:00+00:00"
     *     }
     */
    SupplierJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/Supplier
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/suppliers/8
       */
      "@id": string;
      /** @constant */
      "@type": "Supplier";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 8
       */
      id: number;
      /**
       * @description Name. Unique among the children of the same parent.
       * @example Mouser
       */
      name: string;
      /**
       * @description Names of all ancestors and of the element, separated by ` → `.
       * @example Mouser
       */
      full_path: string;
      /**
       * @description Number of ancestors.
       * @example 1
       */
      level: number;
      /**
       * Format: uri-reference
       * @description Parent element. `null` makes it a root element.
       * @example /api/suppliers/1
       */
      parent?: string;
      /**
       * @description Comment in Markdown.
       * @example Check the date code.
       */
      comment: string;
      /** @description Whether it only groups other suppliers and cannot be assigned to order details. */
      not_selectable: boolean;
      /**
       * @description Comma-separated alternative names.
       * @example MCU, µC
       */
      alternative_names: string;
      /**
       * @description Postal address.
       * @example Sunny Street 1
       */
      address: string;
      /**
       * @description Phone number.
       * @example +41 22 929 29 29
       */
      phone_number: string;
      /**
       * @description Fax number.
       * @example +41 22 929 29 88
       */
      fax_number: string;
      /**
       * @description Email address.
       * @example info@example.com
       */
      email_address: string;
      /**
       * @description URL with the scheme `http` or `https`.
       * @example https://example.com
       */
      website: string;
      /**
       * @description URL template for product pages. `%PARTNUMBER%` is replaced by the supplier part number.
       * @example https://example.com/%PARTNUMBER%
       */
      auto_product_url: string;
      /** @description Files and links that belong to the element. */
      attachments: string[];
      /**
       * Format: uri-reference
       * @description Preview picture. Must be an attachment of the element.
       * @example /api/attachments/7
       */
      master_picture_attachment?: string;
      /** @description Parameters of the element. */
      parameters: string[];
      /**
       * Format: date-time
       * @description Time of creation.
       * @example 2026-01-31T12:00:00+00:00
       */
      addedDate: string;
      /**
       * Format: date-time
       * @description Time of the last change.
       * @example 2026-01-31T12:00:00+00:00
       */
      lastModified: string;
    };
    SupplierList: components["schemas"]["Supplier"][];
    /**
     * @description Changes to the supplier. Properties that are not sent keep their values.
     * @example {
     *       "comment": "Delivers within a week."
     *     }
     */
    SupplierPatch: {
      /**
       * @description Name. Unique among the children of the same parent.
       * @example Mouser
       */
      name?: string;
      /**
       * @description Parent element. `null` makes it a root element.
       * @example /api/suppliers/8
       */
      parent?: components["schemas"]["SupplierReference"] | null;
      /**
       * @description Comment in Markdown. Default: empty.
       * @example Check the date code.
       */
      comment?: string;
      /** @description Whether it only groups other suppliers and cannot be assigned to order details. Default: `false`. */
      not_selectable?: boolean;
      /**
       * @description Comma-separated alternative names. Default: empty.
       * @example MCU, µC
       */
      alternative_names?: string;
      /**
       * @description Postal address. Default: empty.
       * @example Sunny Street 1
       */
      address?: string;
      /**
       * @description Phone number. Default: empty.
       * @example +41 22 929 29 29
       */
      phone_number?: string;
      /**
       * @description Fax number. Default: empty.
       * @example +41 22 929 29 88
       */
      fax_number?: string;
      /**
       * @description Email address. Default: empty.
       * @example info@example.com
       */
      email_address?: string;
      /**
       * @description URL with the scheme `http` or `https`. Default: empty.
       * @example https://example.com
       */
      website?: string;
      /**
       * @description URL template for product pages. `%PARTNUMBER%` is replaced by the supplier part number. Default: empty.
       * @example https://example.com/%PARTNUMBER%
       */
      auto_product_url?: string;
      /** @description Files and links that belong to the element. A request replaces the whole list: entries that it does not name are deleted. */
      attachments?: components["schemas"]["AttachmentInput"][];
      /**
       * @description Preview picture. Must be an attachment of the element.
       * @example /api/attachments/7
       */
      master_picture_attachment?: components["schemas"]["AttachmentReference"] | null;
      /** @description Parameters of the element. A request replaces the whole list: entries that it does not name are deleted. */
      parameters?: components["schemas"]["ParameterInput"][];
    };
    /**
     * @description A supplier, embedded in another entity.
     * @example {
     *       "id": 8,
     *       "name": "Mouser",
     *       "full_path": "Mouser"
     *     }
     */
    SupplierRef: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 8
       */
      id: number;
      /**
       * @description Name. Unique among the children of the same parent.
       * @example Mouser
       */
      name: string;
      /**
       * @description Names of all ancestors and of the element, separated by ` → `.
       * @example Mouser
       */
      full_path: string;
    };
    /**
     * @description A supplier, embedded in another entity.
     * @example {
     *       "@context": "/api/contexts/Supplier",
     *       "@id": "/api/suppliers/8",
     *       "@type": "Supplier",
     *       "id": 8,
     *       "name": "Mouser",
     *       "full_path": "Mouser"
     *     }
     */
    SupplierRefJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/Supplier
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/suppliers/8
       */
      "@id": string;
      /** @constant */
      "@type": "Supplier";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 8
       */
      id: number;
      /**
       * @description Name. Unique among the children of the same parent.
       * @example Mouser
       */
      name: string;
      /**
       * @description Names of all ancestors and of the element, separated by ` → `.
       * @example Mouser
       */
      full_path: string;
    };
    /**
     * @description A supplier, by its IRI or as the embedded object of an answer.
     * @example /api/suppliers/8
     */
    SupplierReference: string | components["schemas"]["EntityReference"];
    /**
     * @description Where a small picture can be read; null for what is no picture.
     * @example /api/attachments/7/thumbnail
     */
    ThumbnailUrl: string | null;
    /**
     * @description A successful token response (RFC 6749 §5.1).
     * @example {
     *       "token_type": "Bearer",
     *       "expires_in": 3600,
     *       "access_token": "eyJ",
     *       "refresh_token": "eyJ",
     *       "scope": "read_only edit"
     *     }
     */
    TokenAnswer: {
      /**
       * @description Token type.
       * @example Bearer
       * @constant
       */
      token_type: "Bearer";
      /**
       * @description Lifetime of the access token in seconds.
       * @example 3600
       */
      expires_in: number;
      /**
       * @description Bearer access token.
       * @example eyJ
       */
      access_token: string;
      /**
       * @description Token for renewing the access. Omitted unless the client's registration and the user allow renewal.
       * @example eyJ
       */
      refresh_token?: string;
      scope: components["schemas"]["ScopeList"];
    };
    /**
     * @description Scope of the token: 1 = `read_only`, 2 = `edit`, 3 = `admin`, 4 = `full`.
     * @example 2
     * @enum {integer}
     */
    TokenLevel: 1 | 2 | 3 | 4;
    /**
     * @description A token request. `grant_type` selects the form.
     * @example {
     *       "grant_type": "refresh_token",
     *       "client_id": "41e2a6316b26f55fcfca56c1826408e5",
     *       "refresh_token": "eyJ"
     *     }
     */
    TokenRequest:
      components["schemas"]["AuthorizationCodeGrant"] | components["schemas"]["RefreshTokenGrant"];
    /**
     * @description A file to store: sent in `data`, or fetched from `url`. It takes the place of the file that was stored before. Null stands for no upload.
     * @example {
     *       "data": "data:text/plain;base64,SGVsbG8=",
     *       "filename": "hello.txt",
     *       "private": false
     *     }
     */
    Upload: {
      /**
       * @description The file in base64, as a data URL (`data:application/pdf;base64,…`) or bare. The maximum size is a setting of the instance (default 100 MB); larger files are refused (413). A user can send 8 bodies over 1 MiB at the same time. Further ones wait up to 10 seconds, at most 24 of them, and are then refused (429). A body that arrives slower than 20 kB per second, measured over 30 seconds, is refused (400).
       * @example data:text/plain;base64,SGVsbG8=
       */
      data?: string | null;
      /**
       * @description Name of the file; its ending is kept when it is harmless.
       * @example stm32f407.pdf
       */
      filename?: string | null;
      /**
       * @description Whether reading the file needs a permission of its own. When it is not sent or null, a new attachment is public and an existing one stays what it is.
       * @example false
       */
      private?: boolean | null;
      /** @description Fetch the file from the attachment's address. Refused (422) when the instance does not allow it. Default: `false`. */
      downloadUrl?: boolean | null;
      /** @description A new attachment that is a picture becomes the preview of an element that has none. Default: `true`. */
      becomePreviewIfEmpty?: boolean | null;
    } | null;
    /**
     * @description A user. What is null is left out.
     * @example {
     *       "id": 4,
     *       "name": "ada",
     *       "disabled": false,
     *       "aboutMe": "Electronics workshop",
     *       "timezone": "Europe/Berlin",
     *       "language": "en",
     *       "email": "ada@example.com",
     *       "show_email_on_profile": false,
     *       "department": "Development",
     *       "last_name": "Lovelace",
     *       "first_name": "Ada",
     *       "need_pw_change": false,
     *       "permissions": {
     *         "parts.read": true,
     *         "parts.edit": false
     *       },
     *       "fullName": "Ada Lovelace",
     *       "attachments": [],
     *       "addedDate": "2026-01-31T12:00:00+00:00",
     *       "lastModified": "2026-01-31T12:00:00+00:00"
     *     }
     */
    User: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 4
       */
      id: number;
      /**
       * @description Name to sign in with; unique, whatever the case. It does not begin with `@`.
       * @example ada
       */
      name: string;
      /** @description The user cannot sign in, and the user's tokens are refused. Disabling a user ends their sessions and OAuth grants. API tokens work again once the user is enabled. */
      disabled: boolean;
      /** @example default */
      theme?: string;
      /**
       * @description Markdown.
       * @example Electronics workshop
       */
      aboutMe: string;
      /** @description Null for none. */
      group?: components["schemas"]["GroupRef"];
      /**
       * @description Name of a time zone, or empty for that of the instance.
       * @example Europe/Berlin
       */
      timezone: string;
      /**
       * @description Empty for that of the instance.
       * @example en
       */
      language: string;
      /**
       * @description An e-mail address, or empty.
       * @example ada@example.com
       */
      email: string;
      show_email_on_profile: boolean;
      /** @example Development */
      department: string;
      /** @example Lovelace */
      last_name: string;
      /** @example Ada */
      first_name: string;
      /** @description Has to choose a new password. */
      need_pw_change: boolean;
      /** @description Null leaves everything to the group. */
      permissions: components["schemas"]["Permissions"];
      /**
       * @description First and last name.
       * @example Ada Lovelace
       */
      fullName: string;
      /** @description Files and links that belong to the element. */
      attachments: string[];
      /**
       * Format: uri-reference
       * @description Preview picture. Must be an attachment of the element.
       * @example /api/attachments/7
       */
      master_picture_attachment?: string;
      /**
       * Format: date-time
       * @description Time of creation.
       * @example 2026-01-31T12:00:00+00:00
       */
      addedDate: string;
      /**
       * Format: date-time
       * @description Time of the last change.
       * @example 2026-01-31T12:00:00+00:00
       */
      lastModified: string;
    };
    /**
     * @description A page of a list (Hydra).
     * @example {
     *       "@context": "/api/contexts/User",
     *       "@id": "/api/users",
     *       "@type": "hydra:Collection",
     *       "hydra:totalItems": 1,
     *       "hydra:member": [
     *         {
     *           "@id": "/api/users/4",
     *           "@type": "User",
     *           "id": 4,
     *           "name": "ada",
     *           "disabled": false,
     *           "aboutMe": "Electronics workshop",
     *           "timezone": "Europe/Berlin",
     *           "language": "en",
     *           "email": "ada@example.com",
     *           "show_email_on_profile": false,
     *           "department": "Development",
     *           "last_name": "Lovelace",
     *           "first_name": "Ada",
     *           "need_pw_change": false,
     *           "permissions": {
     *             "parts.read": true,
     *             "parts.edit": false
     *           },
     *           "fullName": "Ada Lovelace",
     *           "attachments": [],
     *           "addedDate": "2026-01-31T12:00:00+00:00",
     *           "lastModified": "2026-01-31T12:00:00+00:00"
     *         }
     *       ]
     *     }
     */
    UserCollectionJsonld: {
      /**
       * Format: uri-reference
       * @example /api/contexts/User
       */
      "@context": string;
      /**
       * Format: uri-reference
       * @example /api/users
       */
      "@id": string;
      /** @constant */
      "@type": "hydra:Collection";
      /** @example 1 */
      "hydra:totalItems": number;
      "hydra:member": components["schemas"]["UserJsonld"][];
      "hydra:view"?: components["schemas"]["HydraPartialCollectionView"];
      "hydra:search"?: components["schemas"]["HydraIriTemplate"];
    };
    /**
     * @description A new user.
     * @example {
     *       "name": "ada",
     *       "first_name": "Ada",
     *       "group": "/api/groups/2"
     *     }
     */
    UserCreate: {
      name: string;
    } & WithRequired<components["schemas"]["UserPatch"], "name">;
    /**
     * @description A user. What is null is left out.
     * @example {
     *       "@context": "/api/contexts/User",
     *       "@id": "/api/users/4",
     *       "@type": "User",
     *       "id": 4,
     *       "name": "ada",
     *       "disabled": false,
     *       "aboutMe": "Electronics workshop",
     *       "timezone": "Europe/Berlin",
     *       "language": "en",
     *       "email": "ada@example.com",
     *       "show_email_on_profile": false,
     *       "department": "Development",
     *       "last_name": "Lovelace",
     *       "first_name": "Ada",
     *       "need_pw_change": false,
     *       "permissions": {
     *         "parts.read": true,
     *         "parts.edit": false
     *       },
     *       "fullName": "Ada Lovelace",
     *       "attachments": [],
     *       "addedDate": "2026-01-31T12:00:00+00:00",
     *       "lastModified": "2026-01-31T12:00:00+00:00"
     *     }
     */
    UserJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/User
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/users/4
       */
      "@id": string;
      /** @constant */
      "@type": "User";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 4
       */
      id: number;
      /**
       * @description Name to sign in with; unique, whatever the case. It does not begin with `@`.
       * @example ada
       */
      name: string;
      /** @description The user cannot sign in, and the user's tokens are refused. Disabling a user ends their sessions and OAuth grants. API tokens work again once the user is enabled. */
      disabled: boolean;
      /** @example default */
      theme?: string;
      /**
       * @description Markdown.
       * @example Electronics workshop
       */
      aboutMe: string;
      /** @description Null for none. */
      group?: components["schemas"]["GroupRefJsonld"];
      /**
       * @description Name of a time zone, or empty for that of the instance.
       * @example Europe/Berlin
       */
      timezone: string;
      /**
       * @description Empty for that of the instance.
       * @example en
       */
      language: string;
      /**
       * @description An e-mail address, or empty.
       * @example ada@example.com
       */
      email: string;
      show_email_on_profile: boolean;
      /** @example Development */
      department: string;
      /** @example Lovelace */
      last_name: string;
      /** @example Ada */
      first_name: string;
      /** @description Has to choose a new password. */
      need_pw_change: boolean;
      /** @description Null leaves everything to the group. */
      permissions: components["schemas"]["Permissions"];
      /**
       * @description First and last name.
       * @example Ada Lovelace
       */
      fullName: string;
      /** @description Files and links that belong to the element. */
      attachments: string[];
      /**
       * Format: uri-reference
       * @description Preview picture. Must be an attachment of the element.
       * @example /api/attachments/7
       */
      master_picture_attachment?: string;
      /**
       * Format: date-time
       * @description Time of creation.
       * @example 2026-01-31T12:00:00+00:00
       */
      addedDate: string;
      /**
       * Format: date-time
       * @description Time of the last change.
       * @example 2026-01-31T12:00:00+00:00
       */
      lastModified: string;
    };
    UserList: components["schemas"]["User"][];
    /**
     * @description Changes to the user. Properties that are not sent keep their values.
     * @example {
     *       "department": "Development"
     *     }
     */
    UserPatch: {
      /**
       * @description Name to sign in with; unique, whatever the case. It does not begin with `@`.
       * @example ada
       */
      name?: string;
      /** @description The user cannot sign in, and the user's tokens are refused. Disabling a user ends their sessions and OAuth grants. API tokens work again once the user is enabled. Default: `false`. */
      disabled?: boolean;
      /** @example default */
      theme?: string | null;
      /**
       * @description Markdown. Default: empty.
       * @example Electronics workshop
       */
      aboutMe?: string;
      /**
       * @description Null for none.
       * @example /api/groups/2
       */
      group?: components["schemas"]["GroupReference"] | null;
      /**
       * @description Name of a time zone, or empty for that of the instance. Default: empty.
       * @example Europe/Berlin
       */
      timezone?: string;
      /**
       * @description Empty for that of the instance. Default: empty.
       * @example en
       */
      language?: string;
      /**
       * @description An e-mail address, or empty. Default: empty.
       * @example ada@example.com
       */
      email?: string;
      /** @description Default: `false`. */
      show_email_on_profile?: boolean;
      /**
       * @description Default: empty.
       * @example Development
       */
      department?: string;
      /**
       * @description Default: empty.
       * @example Lovelace
       */
      last_name?: string;
      /**
       * @description Default: empty.
       * @example Ada
       */
      first_name?: string;
      /** @description Has to choose a new password. Default: `false`. */
      need_pw_change?: boolean;
      /**
       * @description Null leaves everything to the group.
       * @example {
       *       "parts.edit": true
       *     }
       */
      permissions?: components["schemas"]["PermissionsInput"] | null;
      /**
       * @description Without one the user can only use tokens. Sessions, trusted devices and OAuth grants end when it changes. Unless `need_pw_change` says otherwise the user has to choose another one at the next sign-in.
       * @example correct horse battery staple
       */
      password?: string;
    };
    /**
     * @description A user, embedded in another entity.
     * @example {
     *       "id": 4,
     *       "name": "ada"
     *     }
     */
    UserRef: {
      /**
       * Format: int64
       * @description Unique ID.
       * @example 4
       */
      id: number;
      /**
       * @description Name to sign in with; unique, whatever the case. It does not begin with `@`.
       * @example ada
       */
      name: string;
    };
    /**
     * @description A user, embedded in another entity.
     * @example {
     *       "@context": "/api/contexts/User",
     *       "@id": "/api/users/4",
     *       "@type": "User",
     *       "id": 4,
     *       "name": "ada"
     *     }
     */
    UserRefJsonld: {
      /**
       * Format: uri-reference
       * @description Only at the root of a document.
       * @example /api/contexts/User
       */
      "@context"?: string;
      /**
       * Format: uri-reference
       * @example /api/users/4
       */
      "@id": string;
      /** @constant */
      "@type": "User";
      /**
       * Format: int64
       * @description Unique ID.
       * @example 4
       */
      id: number;
      /**
       * @description Name to sign in with; unique, whatever the case. It does not begin with `@`.
       * @example ada
       */
      name: string;
    };
    /**
     * @description A user, by its IRI or as the embedded object of an answer.
     * @example /api/users/4
     */
    UserReference: string | components["schemas"]["EntityReference"];
    /**
     * @description Problem document that lists all violations in a request body.
     * @example {
     *       "title": "Unprocessable Content",
     *       "detail": "name: This value should not be blank.",
     *       "status": 422,
     *       "type": "/validation_errors/not-blank",
     *       "violations": [
     *         {
     *           "propertyPath": "name",
     *           "message": "This value should not be blank.",
     *           "code": "not-blank"
     *         }
     *       ]
     *     }
     */
    ValidationProblem: {
      /**
       * @description Reason phrase of the status.
       * @example Unprocessable Content
       */
      title: string;
      /**
       * @description One line `path: message` for each violation.
       * @example name: This value should not be blank.
       */
      detail: string;
      /**
       * @description HTTP status code.
       * @example 422
       * @constant
       */
      status: 422;
      /**
       * Format: uri-reference
       * @description Identifier of the problem type.
       * @example /validation_errors/not-blank
       */
      type: string;
      /** @description The violations, at most 100. */
      violations: components["schemas"]["Violation"][];
    };
    /**
     * @description All validation errors of a request body, as JSON-LD.
     * @example {
     *       "@context": "/api/contexts/ConstraintViolation",
     *       "@id": "/api/validation_errors/not-blank",
     *       "@type": "ConstraintViolation",
     *       "detail": "name: This value should not be blank.",
     *       "status": 422,
     *       "type": "/validation_errors/not-blank",
     *       "violations": [
     *         {
     *           "propertyPath": "name",
     *           "message": "This value should not be blank.",
     *           "code": "not-blank"
     *         }
     *       ],
     *       "hydra:description": "name: This value should not be blank.",
     *       "hydra:title": "Unprocessable Content"
     *     }
     */
    ValidationProblemJsonld: {
      /**
       * @description JSON-LD context.
       * @constant
       */
      "@context": "/api/contexts/ConstraintViolation";
      /**
       * Format: uri-reference
       * @description IRI of the problem.
       * @example /api/validation_errors/not-blank
       */
      "@id": string;
      /**
       * @description JSON-LD type.
       * @constant
       */
      "@type": "ConstraintViolation";
      /**
       * @description All errors, one per line, each with its property path.
       * @example name: This value should not be blank.
       */
      detail: string;
      /**
       * @description HTTP status code.
       * @example 422
       * @constant
       */
      status: 422;
      /**
       * Format: uri-reference
       * @description Problem type with the code of each violation, such as `0=not-blank;1=too-long` for two.
       * @example /validation_errors/not-blank
       */
      type: string;
      /** @description The individual errors. */
      violations: components["schemas"]["Violation"][];
      /**
       * @description Same as `detail`.
       * @example name: This value should not be blank.
       */
      "hydra:description": string;
      /**
       * @description Short summary of the problem.
       * @example Unprocessable Content
       */
      "hydra:title": string;
    };
    /**
     * @description A rule that a value violates.
     * @example {
     *       "propertyPath": "name",
     *       "message": "This value should not be blank.",
     *       "code": "not-blank"
     *     }
     */
    Violation: {
      /**
       * @description Path of the invalid property or parameter.
       * @example parameters[0].name
       */
      propertyPath: string;
      /**
       * @description Explanation of the violation.
       * @example This value should not be blank.
       */
      message: string;
      code: components["schemas"]["ViolationCode"];
    };
    /**
     * @description Code of the violated rule. Later versions may add codes; treat an unknown code as `invalid`.
     * @example not-blank
     * @enum {string}
     */
    ViolationCode:
      | "ambiguous"
      | "amount-mismatch"
      | "associated-with-itself"
      | "attachment-deleted"
      | "attachment-type-required"
      | "build-part-missing"
      | "built-from-itself"
      | "category-required"
      | "choice"
      | "control-characters"
      | "date"
      | "date-time"
      | "decimal"
      | "download"
      | "downloads-off"
      | "duplicate"
      | "email"
      | "empty-file"
      | "file-missing"
      | "filetype"
      | "filetype-filter"
      | "full"
      | "idempotency-key-reused"
      | "in-the-future"
      | "invalid"
      | "invalid-gtin"
      | "invalid-iri"
      | "invalid-parameter"
      | "invalid-pattern"
      | "invalid-reference"
      | "invalid-unicode"
      | "iso-code"
      | "language"
      | "limits"
      | "missing"
      | "multiple"
      | "name-pattern"
      | "needed"
      | "needed-to-build"
      | "needs-no-parts"
      | "no-build-part"
      | "no-built-in-files"
      | "no-control-characters"
      | "no-file"
      | "no-price"
      | "not-a-part"
      | "not-a-picture"
      | "not-allowed"
      | "not-base64"
      | "not-blank"
      | "not-found"
      | "not-in-stock"
      | "not-null"
      | "not-own-attachment"
      | "not-selectable"
      | "not-unique"
      | "number-out-of-range"
      | "one-target"
      | "one-time-code"
      | "only-existing-parts"
      | "only-single-part"
      | "other-kind-of-element"
      | "other-part"
      | "other-project"
      | "own-build-part"
      | "owner-must-match"
      | "parent-is-child"
      | "parent-is-self"
      | "part-or-name"
      | "password"
      | "path-too-long"
      | "pattern"
      | "picture"
      | "positive"
      | "positive-or-zero"
      | "price-of-part"
      | "quantity-mismatch"
      | "redirect-uri"
      | "same-lot"
      | "same-quantity"
      | "stock-unknown"
      | "supplier-required"
      | "svg"
      | "timezone"
      | "token"
      | "too-deep"
      | "too-few"
      | "too-large"
      | "too-long"
      | "too-many"
      | "too-many-downloads"
      | "too-short"
      | "too-small"
      | "type"
      | "unique"
      | "unit-required"
      | "unknown-argument"
      | "unknown-parameter"
      | "unknown-permission"
      | "unknown-property"
      | "url"
      | "username"
      | "whole-number"
      | "wrong-password"
      | "wrong-type";
  };
  responses: {
    /** @description Redirect to the client with a code or an `error`: `access_denied`, `invalid_request`, `unauthorized_client`, `unsupported_response_type`, `invalid_scope`, `invalid_target`, `request_not_supported` or `request_uri_not_supported`. Users who are not signed in are redirected to the sign-in first. Users who must change something about their account are redirected to the settings. */
    AuthorizationContinues: {
      headers: {
        Location: components["headers"]["AnswerAddress"];
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description The encryption key or the key pair is missing. The log of the service describes the fix. JSON if `Accept` prefers it. */
    AuthorizationNotConfigured: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "text/html": components["schemas"]["FaultPage"];
        "application/json": components["schemas"]["OAuthError"];
      };
    };
    /** @description The client cannot be determined from the parameters, the client is disabled, or the query is too long. JSON if `Accept` prefers it. If the request of a self-registered client is invalid, a page with a link back to the client. */
    AuthorizationRefused: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "text/html": components["schemas"]["FaultPage"];
        "application/json": components["schemas"]["OAuthError"];
      };
    };
    /** @description The client is unknown, or the redirect URI is not registered. JSON if `Accept` prefers it. */
    AuthorizationUntrusted: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "text/html": components["schemas"]["FaultPage"];
        "application/json": components["schemas"]["OAuthError"];
      };
    };
    /** @description The request is malformed. The problem document lists all violations. */
    BadRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"] | components["schemas"]["ProblemJsonld"];
      };
    };
    /** @description The entity is still in use. The problem document lists what uses it. */
    Conflict: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"] | components["schemas"]["ProblemJsonld"];
      };
    };
    /** @description The authorization request is invalid (as for GET), or the form contains a value that the page did not offer. */
    DecisionRefused: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "text/html": components["schemas"]["FaultPage"];
        "application/json": components["schemas"]["OAuthError"];
        "text/plain": components["schemas"]["FaultText"];
      };
    };
    /** @description Deleted. */
    Deleted: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description The file has not changed since the version in `If-None-Match`. */
    FileNotModified: {
      headers: {
        ETag: components["headers"]["FileETag"];
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description The token lacks a scope or the user lacks a permission. The problem document names what is missing. */
    Forbidden: {
      headers: {
        "WWW-Authenticate": components["headers"]["InsufficientScope"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"] | components["schemas"]["ProblemJsonld"];
      };
    };
    /** @description The form was submitted from another site or has expired, or the user has no access to the API and cannot grant any. */
    ForeignForm: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "text/html": components["schemas"]["FaultPage"];
      };
    };
    /** @description The body is larger than 65,536 bytes. */
    FormTooLarge: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "text/html": components["schemas"]["FaultPage"];
        "text/plain": components["schemas"]["FaultText"];
      };
    };
    /** @description A request with the same `Idempotency-Key` is still running. */
    IdempotencyConflict: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"] | components["schemas"]["ProblemJsonld"];
      };
    };
    /** @description The change would remove your own permission to manage permissions, or that of all users. */
    LockOut: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"] | components["schemas"]["ProblemJsonld"];
      };
    };
    /** @description The user has no access to the API and cannot grant any. The page links back to the client. */
    NoAccessToGive: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "text/html": components["schemas"]["ConsentPage"];
      };
    };
    /** @description The attachment does not exist, or it has no stored file or thumbnail. */
    NoFile: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"] | components["schemas"]["ProblemJsonld"];
      };
    };
    /** @description The content type of the body is not `application/x-www-form-urlencoded`. */
    NoForm: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "text/html": components["schemas"]["FaultPage"];
      };
    };
    /** @description The `Accept` header names no format that this operation supports. */
    NotAcceptable: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"] | components["schemas"]["ProblemJsonld"];
      };
    };
    /** @description Not found. */
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"] | components["schemas"]["ProblemJsonld"];
      };
    };
    /** @description Not modified since the version in `If-None-Match`. */
    NotModified: {
      headers: {
        ETag: components["headers"]["ETag"];
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description The encryption key or the key pair is missing. The log of the service describes the fix. */
    OAuthNotConfigured: {
      headers: {
        "Cache-Control": components["headers"]["NoStore"];
        Pragma: components["headers"]["NoCache"];
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["OAuthError"];
      };
    };
    /** @description The request is invalid (RFC 6749 §5.2, RFC 7591 §3.2.2, RFC 8707 §2). */
    OAuthRefused: {
      headers: {
        "Cache-Control": components["headers"]["NoStore"];
        Pragma: components["headers"]["NoCache"];
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["OAuthError"];
      };
    };
    /** @description The body is larger than 65,536 bytes. */
    OAuthTooLarge: {
      headers: {
        "Cache-Control": components["headers"]["NoStore"];
        Pragma: components["headers"]["NoCache"];
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["OAuthError"];
      };
    };
    /** @description The database is busy. Try again. */
    OAuthUnavailable: {
      headers: {
        "Retry-After": components["headers"]["RetryAfter"];
        "Cache-Control": components["headers"]["NoStore"];
        Pragma: components["headers"]["NoCache"];
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["OAuthError"];
      };
    };
    /** @description The database is busy. Try again. */
    PageUnavailable: {
      headers: {
        "Retry-After": components["headers"]["RetryAfter"];
        [name: string]: unknown;
      };
      content: {
        "text/html": components["schemas"]["FaultPage"];
        "text/plain": components["schemas"]["FaultText"];
      };
    };
    /** @description The request body is too large. The problem document states the limit. */
    PayloadTooLarge: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"] | components["schemas"]["ProblemJsonld"];
      };
    };
    /** @description The entity has changed since the version in `If-Match`. */
    PreconditionFailed: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"] | components["schemas"]["ProblemJsonld"];
      };
    };
    /** @description The file has no bytes in the requested range. */
    RangeNotSatisfiable: {
      headers: {
        "Content-Range": components["headers"]["ContentRange"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"] | components["schemas"]["ProblemJsonld"];
      };
    };
    /** @description Not found. The authorization server, or the feature that this endpoint belongs to (client registration or MCP), is disabled. */
    SwitchedOff: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "text/html": components["schemas"]["FaultPage"];
        "text/plain": components["schemas"]["FaultText"];
      };
    };
    /** @description Too many requests. The registration endpoint limits the requests of each IP address and the registrations of all addresses together. The token endpoint limits the refused requests of each client and IP address. */
    TooManyAttempts: {
      headers: {
        "Retry-After": components["headers"]["RetryAfter"];
        "Cache-Control": components["headers"]["NoStore"];
        Pragma: components["headers"]["NoCache"];
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["OAuthError"];
      };
    };
    /** @description Too many failed authentication attempts from this address, or too many concurrent large uploads by this user or address. */
    TooManyRequests: {
      headers: {
        /** @description Seconds to wait. */
        "Retry-After": number;
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"] | components["schemas"]["ProblemJsonld"];
      };
    };
    /** @description The token is missing, invalid or expired. */
    Unauthorized: {
      headers: {
        "WWW-Authenticate": components["headers"]["Challenge"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"] | components["schemas"]["ProblemJsonld"];
      };
    };
    /** @description The service is overloaded or the disk is full. Retry after `Retry-After` seconds. Pages of 250 items or more are built one at a time and wait up to 10 seconds for their turn. Writes and responses of 64 KiB or more are refused while clients have too much data of earlier responses left to read. If `detail` reports that the database connection was lost during a change, check whether the change was made before you retry. */
    Unavailable: {
      headers: {
        /** @description Seconds to wait. */
        "Retry-After": number;
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"] | components["schemas"]["ProblemJsonld"];
      };
    };
    /** @description The client is unknown or disabled, or the request contains a client secret (RFC 6749 §5.2). */
    UnknownClient: {
      headers: {
        "Cache-Control": components["headers"]["NoStore"];
        Pragma: components["headers"]["NoCache"];
        /** @description Sent only if the request has an `Authorization` header. */
        "WWW-Authenticate"?: string;
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["OAuthError"];
      };
    };
    /** @description The `Content-Type` header is missing or not supported by this operation. */
    UnsupportedMediaType: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"] | components["schemas"]["ProblemJsonld"];
      };
    };
    /** @description The request body is invalid. `violations` lists all unknown properties, missing properties and invalid values. If there are none, it lists all violated rules that depend on stored data, such as uniqueness. */
    ValidationFailed: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json":
          components["schemas"]["ValidationProblem"] | components["schemas"]["ValidationProblemJsonld"];
      };
    };
  };
  parameters: {
    /** @description Case-insensitive pattern with `%` and `_`. */
    AboutMeLike: string;
    /** @description Time of creation. Matches this time and later ones. */
    AddedAfter: components["schemas"]["DateFilterValue"];
    /** @description Time of creation. Matches this time and earlier ones. */
    AddedBefore: components["schemas"]["DateFilterValue"];
    /** @description Time of creation. Matches later times. */
    AddedStrictlyAfter: components["schemas"]["DateFilterValue"];
    /** @description Time of creation. Matches earlier times. */
    AddedStrictlyBefore: components["schemas"]["DateFilterValue"];
    /** @description Attachment types, by number or IRI, separated by commas. `+` after one takes in its children, `++` everything below. */
    AttachmentType: string;
    /** @description Pagination cursor. The page starts after the client with this ID. */
    Before: number;
    /** @description `true` returns only parts whose `total_instock` is less than their `minamount`, `false` only other parts. */
    BelowMinimum: components["schemas"]["BooleanFilterValue"];
    /** @description Like `name`. */
    BomMountnamesLike: string;
    /** @description Order by quantity. The stored value counts: it keeps its fraction when the unit of the part becomes an integer. */
    BomOrderQuantity: components["schemas"]["OrderDirection"];
    /** @description Parts, by number or IRI, separated by commas. */
    BomPart: string;
    /** @description Projects, by number or IRI, separated by commas. `+` after one takes in its children, `++` everything below. */
    BomProject: string;
    /** @description Quantity of the entry. Matches this range, ends included. */
    BomQuantityBetween: components["schemas"]["NumberRange"];
    /** @description Quantity of the entry. Matches greater values. */
    BomQuantityGreater: components["schemas"]["NumberFilterValue"];
    /** @description Quantity of the entry. Matches this value and greater ones. */
    BomQuantityGreaterOrEqual: components["schemas"]["NumberFilterValue"];
    /** @description Quantity of the entry. Matches smaller values. */
    BomQuantityLess: components["schemas"]["NumberFilterValue"];
    /** @description Quantity of the entry. Matches this value and smaller ones. */
    BomQuantityLessOrEqual: components["schemas"]["NumberFilterValue"];
    /** @description Comma-separated category IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. */
    Category: string;
    /** @description ID of the client that requests authorization. */
    ClientId: components["schemas"]["OAuthClientId"];
    /** @description Part of the client name or client ID. */
    ClientText: string;
    /** @description Base64url-encoded SHA-256 hash of the code verifier (RFC 7636 §4.2). */
    CodeChallenge: components["schemas"]["PkceValue"];
    /** @description Transformation of the code verifier. Required, because the default `plain` is not supported. */
    CodeChallengeMethod: "S256";
    /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
    Comment: string;
    /** @description Comment. Case-insensitive pattern with `%` and `_`. */
    CommentLike: string;
    /** @description Comma-separated currency IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. */
    Currency: string;
    /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
    Cursor: string;
    /** @description Time of the event. Matches this time and later ones. */
    DatetimeAfter: components["schemas"]["DateFilterValue"];
    /** @description Time of the event. Matches this time and earlier ones. */
    DatetimeBefore: components["schemas"]["DateFilterValue"];
    /** @description Time of the event. Matches later times. */
    DatetimeStrictlyAfter: components["schemas"]["DateFilterValue"];
    /** @description Time of the event. Matches earlier times. */
    DatetimeStrictlyBefore: components["schemas"]["DateFilterValue"];
    /** @description Description. Supports the wildcards of `name`. */
    DescriptionLike: string;
    /** @description `true` returns only favorites, `false` only other parts. */
    Favorite: components["schemas"]["BooleanFilterValue"];
    /** @description Comma-separated footprint IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. */
    Footprint: string;
    /** @description Case-insensitive pattern with `%` and `_`. */
    GroupLike: string;
    /** @description Exact Global Trade Item Number (GTIN). */
    Gtin: string;
    /** @description Entity ID. */
    Id: number;
    /** @description Key for safe retries. A request with the same key and body within 24 hours returns the first response again and creates nothing. */
    IdempotencyKey: string;
    /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
    IfMatch: string;
    /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
    IfNoneMatch: string;
    /** @description `true` returns only parts in stock, `false` only parts without stock. As in `total_instock`, expired lots and lots with an unknown amount do not count. */
    InStock: components["schemas"]["BooleanFilterValue"];
    /** @description Parts with a lot in one of these storage locations: comma-separated IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. */
    InStorageLocation: string;
    /** @description Internal part number (IPN). Supports the wildcards of `name`. */
    IpnLike: string;
    /** @description Case-insensitive pattern with `%` and `_`. */
    IsoCodeLike: string;
    /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
    ItemsPerPage: number;
    /** @description Return only entries of this kind. */
    Kind: components["schemas"]["LogEntryKind"];
    /** @description Amount. The stored value is used: it keeps its fraction even if the part's unit changes to whole numbers. Matches this range, ends included. */
    LotAmountBetween: components["schemas"]["NumberRange"];
    /** @description Amount. The stored value is used: it keeps its fraction even if the part's unit changes to whole numbers. Matches greater values. */
    LotAmountGreater: components["schemas"]["NumberFilterValue"];
    /** @description Amount. The stored value is used: it keeps its fraction even if the part's unit changes to whole numbers. Matches this value and greater ones. */
    LotAmountGreaterOrEqual: components["schemas"]["NumberFilterValue"];
    /** @description Amount. The stored value is used: it keeps its fraction even if the part's unit changes to whole numbers. Matches smaller values. */
    LotAmountLess: components["schemas"]["NumberFilterValue"];
    /** @description Amount. The stored value is used: it keeps its fraction even if the part's unit changes to whole numbers. Matches this value and smaller ones. */
    LotAmountLessOrEqual: components["schemas"]["NumberFilterValue"];
    /** @description Pattern that the whole description must match, ignoring case. `%` matches any characters, `_` one character, `\` escapes both. */
    LotDescriptionLike: string;
    /** @description Expiration date. Matches this time and later ones. */
    LotExpirationAfter: components["schemas"]["DateFilterValue"];
    /** @description Expiration date. Matches this time and earlier ones. */
    LotExpirationBefore: components["schemas"]["DateFilterValue"];
    /** @description Expiration date. Matches later times. */
    LotExpirationStrictlyAfter: components["schemas"]["DateFilterValue"];
    /** @description Expiration date. Matches earlier times. */
    LotExpirationStrictlyBefore: components["schemas"]["DateFilterValue"];
    /** @description `true` returns only lots with an unknown amount, `false` only other lots. */
    LotInstockUnknown: components["schemas"]["BooleanFilterValue"];
    /** @description `true` returns only lots that need a refill, `false` only other lots. */
    LotNeedsRefill: components["schemas"]["BooleanFilterValue"];
    /** @description Order by amount. The stored value is used: it keeps its fraction even if the part's unit changes to whole numbers. */
    LotOrderAmount: components["schemas"]["OrderDirection"];
    /** @description Order by comment. */
    LotOrderComment: components["schemas"]["OrderDirection"];
    /** @description Order by description. Multiple orders apply in the sequence of the URL. */
    LotOrderDescription: components["schemas"]["OrderDirection"];
    /** @description Comma-separated user IDs or IRIs. */
    LotOwner: string;
    /** @description Comma-separated part IDs or IRIs. */
    LotPart: string;
    /** @description Time of the last stocktake. Matches this time and later ones. */
    LotStocktakeAfter: components["schemas"]["DateFilterValue"];
    /** @description Time of the last stocktake. Matches this time and earlier ones. */
    LotStocktakeBefore: components["schemas"]["DateFilterValue"];
    /** @description Time of the last stocktake. Matches later times. */
    LotStocktakeStrictlyAfter: components["schemas"]["DateFilterValue"];
    /** @description Time of the last stocktake. Matches earlier times. */
    LotStocktakeStrictlyBefore: components["schemas"]["DateFilterValue"];
    /** @description Comma-separated storage location IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. */
    LotStorageLocation: string;
    /** @description Barcode. Supports the wildcards of `description`. */
    LotUserBarcodeLike: string;
    /** @description Comma-separated manufacturer IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. */
    Manufacturer: string;
    /** @description Manufacturer part number. Supports the wildcards of `name`. */
    ManufacturerProductNumberLike: string;
    /** @description Mass in grams. Matches this range, ends included. */
    MassBetween: components["schemas"]["NumberRange"];
    /** @description Mass in grams. Matches greater values. */
    MassGreater: components["schemas"]["NumberFilterValue"];
    /** @description Mass in grams. Matches this value and greater ones. */
    MassGreaterOrEqual: components["schemas"]["NumberFilterValue"];
    /** @description Mass in grams. Matches smaller values. */
    MassLess: components["schemas"]["NumberFilterValue"];
    /** @description Mass in grams. Matches this value and smaller ones. */
    MassLessOrEqual: components["schemas"]["NumberFilterValue"];
    /** @description Minimum stock. The stored value is used: it keeps its fraction even if the part's unit changes to whole numbers. Matches this range, ends included. */
    MinamountBetween: components["schemas"]["NumberRange"];
    /** @description Minimum stock. The stored value is used: it keeps its fraction even if the part's unit changes to whole numbers. Matches greater values. */
    MinamountGreater: components["schemas"]["NumberFilterValue"];
    /** @description Minimum stock. The stored value is used: it keeps its fraction even if the part's unit changes to whole numbers. Matches this value and greater ones. */
    MinamountGreaterOrEqual: components["schemas"]["NumberFilterValue"];
    /** @description Minimum stock. The stored value is used: it keeps its fraction even if the part's unit changes to whole numbers. Matches smaller values. */
    MinamountLess: components["schemas"]["NumberFilterValue"];
    /** @description Minimum stock. The stored value is used: it keeps its fraction even if the part's unit changes to whole numbers. Matches this value and smaller ones. */
    MinamountLessOrEqual: components["schemas"]["NumberFilterValue"];
    /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and later ones. */
    ModifiedAfter: components["schemas"]["DateFilterValue"];
    /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and earlier ones. */
    ModifiedBefore: components["schemas"]["DateFilterValue"];
    /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches later times. */
    ModifiedStrictlyAfter: components["schemas"]["DateFilterValue"];
    /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches earlier times. */
    ModifiedStrictlyBefore: components["schemas"]["DateFilterValue"];
    /** @description Case-insensitive pattern. `%` matches any characters, `_` matches one character, `\` escapes them. */
    NameLike: string;
    /** @description `true` returns only parts that need a review, `false` only other parts. */
    NeedsReview: components["schemas"]["BooleanFilterValue"];
    /** @description `true` returns only obsolete orderdetails, `false` only other orderdetails. */
    Obsolete: components["schemas"]["BooleanFilterValue"];
    /** @description Order by time of creation. */
    OrderAddedDate: components["schemas"]["OrderDirection"];
    /** @description Order by comment. */
    OrderComment: components["schemas"]["OrderDirection"];
    /** @description Sort by time of the event. */
    OrderDatetime: components["schemas"]["OrderDirection"];
    /** @description Order by ID. */
    OrderId: components["schemas"]["OrderDirection"];
    /** @description Order by internal part number (IPN). Parts without one come first. */
    OrderIpn: components["schemas"]["OrderDirection"];
    /** @description Order by time of the last change. */
    OrderLastModified: components["schemas"]["OrderDirection"];
    /** @description Order by manufacturer part number. */
    OrderManufacturerProductNumber: components["schemas"]["OrderDirection"];
    /** @description Order by mass. Parts without a mass come first. */
    OrderMass: components["schemas"]["OrderDirection"];
    /** @description Order by minimum stock. The stored value is used: it keeps its fraction even if the part's unit changes to whole numbers. */
    OrderMinamount: components["schemas"]["OrderDirection"];
    /** @description Order by name. If there are several orders, the first one in the URL takes precedence. */
    OrderName: components["schemas"]["OrderDirection"];
    /** @description Order by supplier part number. */
    OrderSupplierpartnr: components["schemas"]["OrderDirection"];
    /** @description Comma-separated orderdetail IDs or IRIs. */
    Orderdetail: string;
    /** @description Parts with an orderdetail of one of these suppliers: comma-separated IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. */
    OrderedFrom: string;
    /** @description Other parts, as comma-separated IDs or IRIs. */
    Other: string;
    /** @description Pattern that the whole kind must match, ignoring case. `%` matches any characters, `_` one character, `\` escapes both. */
    OtherTypeLike: string;
    /** @description Owning parts, as comma-separated IDs or IRIs. */
    Owner: string;
    /** @description Page number, starting at 1. */
    Page: number;
    /**
     * @description Parts with a parameter of this name and value. If the filter is repeated, parts must meet every condition.
     *
     *     - `Resistance:1000..4700`: a number in this range, ends included
     *     - `Voltage:>=16`: a number compared with `>=`, `>`, `<=`, `<` or `=`
     *     - `Dielectric:X7R`: a text with the wildcards of `name`; if it is a number, equal numeric values also match
     *     - `Dielectric`: any value
     *
     *     The parameter name supports wildcards too. Escape a colon in it as `\:`. A number can be followed by a unit, as in
     *     `Voltage:>=16 V`. Then only values in exactly this unit match; units are not converted. Numbers are compared with
     *     `value_typical` and with the range from `value_min` to `value_max`. A range matches if it overlaps.
     */
    ParameterValue: string[];
    /** @description Comma-separated part IDs or IRIs. */
    Part: string;
    /** @description Comma-separated custom state IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. */
    PartCustomState: string;
    /** @description Comma-separated measurement unit IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. */
    PartUnit: string;
    /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
    Properties: string[];
    /** @description First path segment of the protected resource. */
    ProtectedPath: "api" | "eda-api" | "mcp";
    /** @description Protocol version of the client (default 2025-03-26). */
    ProtocolVersion: string;
    /** @description Redirect URI for the response. Must exactly match a registered URI, except for the port of `http` loopback URIs. Optional if only one URI is registered. */
    RedirectUri: string;
    /** @description Show only self-registered clients or only clients that an administrator registered. */
    Registered: "" | "itself" | "administrator";
    /** @description Resource for which the token will be used (RFC 8707): the base URL of this service, or its `/api`, `/eda-api` or `/mcp`. Can be repeated. By default, the token is valid for the whole service. */
    Resource: string[];
    /** @description Response type. Only the authorization code flow is supported. */
    ResponseType: "code";
    /** @description Space-separated scopes: `read_only`, `edit`, `admin`, `full` (default `read_only`). Each scope includes the lower ones. The user can grant less. */
    Scope: string;
    /** @description Value from the response to `initialize`. Identifies the client in the change log. Unknown values are ignored. */
    SessionId: string;
    /** @description OpenAPI version of the document. Use `3.0` for tools that do not support 3.1. The 3.0.3 document describes the same operations; constraints that OpenAPI 3.0 cannot express are left out. */
    SpecVersion: "3.1" | "3.0";
    /** @description Opaque value that is returned unchanged in the response. */
    State: string;
    /** @description Comma-separated supplier IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. */
    Supplier: string;
    /** @description Supplier part number in an orderdetail. Supports the wildcards of `name`. */
    SupplierNumberLike: string;
    /** @description Stored product URL. Supports the wildcards of `supplierpartnr`. Automatic URLs do not match. */
    SupplierProductUrlLike: string;
    /** @description Pattern that the whole supplier part number must match, ignoring case. `%` matches any characters, `_` one character, `\` escapes both. */
    SupplierpartnrLike: string;
    /** @description Case-insensitive pattern with `%` and `_`. */
    SymbolLike: string;
    /** @description Parts with this tag. Case-insensitive. */
    Tags: string;
    /** @description ID of the affected element. Combine it with `target_type`, because IDs are unique only within a type. */
    TargetId: number;
    /** @description Resource type of the affected element, such as `Part`. */
    TargetType: components["schemas"]["LogTargetType"];
    /** @description Case-insensitive pattern with `%` and `_`. */
    UnitLike: string;
    /** @description Comma-separated user IDs or IRIs. Matches the users who made the change. */
    User: string;
    /** @description Maximum value. Matches this range, ends included. */
    ValueMaxBetween: components["schemas"]["NumberRange"];
    /** @description Maximum value. Matches greater values. */
    ValueMaxGreater: components["schemas"]["NumberFilterValue"];
    /** @description Maximum value. Matches this value and greater ones. */
    ValueMaxGreaterOrEqual: components["schemas"]["NumberFilterValue"];
    /** @description Maximum value. Matches smaller values. */
    ValueMaxLess: components["schemas"]["NumberFilterValue"];
    /** @description Maximum value. Matches this value and smaller ones. */
    ValueMaxLessOrEqual: components["schemas"]["NumberFilterValue"];
    /** @description Minimum value. Matches this range, ends included. */
    ValueMinBetween: components["schemas"]["NumberRange"];
    /** @description Minimum value. Matches greater values. */
    ValueMinGreater: components["schemas"]["NumberFilterValue"];
    /** @description Minimum value. Matches this value and greater ones. */
    ValueMinGreaterOrEqual: components["schemas"]["NumberFilterValue"];
    /** @description Minimum value. Matches smaller values. */
    ValueMinLess: components["schemas"]["NumberFilterValue"];
    /** @description Minimum value. Matches this value and smaller ones. */
    ValueMinLessOrEqual: components["schemas"]["NumberFilterValue"];
    /** @description Case-insensitive pattern with `%` and `_`. */
    ValueTextLike: string;
    /** @description Typical value. Matches this range, ends included. */
    ValueTypicalBetween: components["schemas"]["NumberRange"];
    /** @description Typical value. Matches greater values. */
    ValueTypicalGreater: components["schemas"]["NumberFilterValue"];
    /** @description Typical value. Matches this value and greater ones. */
    ValueTypicalGreaterOrEqual: components["schemas"]["NumberFilterValue"];
    /** @description Typical value. Matches smaller values. */
    ValueTypicalLess: components["schemas"]["NumberFilterValue"];
    /** @description Typical value. Matches this value and smaller ones. */
    ValueTypicalLessOrEqual: components["schemas"]["NumberFilterValue"];
    /** @description `true` returns only parts with a lot that needs a refill, `false` only other parts. */
    WithLotToRefill: components["schemas"]["BooleanFilterValue"];
    /** @description `true` returns only parts with a lot of unknown amount, `false` only other parts. */
    WithUnknownAmount: components["schemas"]["BooleanFilterValue"];
  };
  requestBodies: never;
  headers: {
    /** @description The redirect URI with `code`, or with `error` and `error_description`. `iss` (RFC 9207) and the `state` of the request are included. Alternatively, the URL of the sign-in or the settings. */
    AnswerAddress: string;
    /** @description Authentication challenge (RFC 6750 §3). `error` and `error_description` explain why the token was refused. If the authorization server is enabled, `resource_metadata` (RFC 9728 §5.1) is the URL of its metadata and `scope` the scope to request. */
    Challenge: string;
    /** @description Whether to display or save the file, and its name (RFC 6266). */
    ContentDisposition: string;
    /** @description IRI of the returned representation. */
    ContentLocation: string;
    /** @description Range of bytes in the response and size of the file (RFC 9110 §14.4). */
    ContentRange: string;
    /** @description Version of this representation, for `If-None-Match` and `If-Match`. */
    ETag: string;
    /** @description Version of the file, for `If-None-Match`. */
    FileETag: string;
    /** @description Sent if a token with a higher scope would be allowed (RFC 6750 §3.1): `error="insufficient_scope"` and the required `scope`. If the authorization server is enabled, `resource_metadata` is the URL of its metadata. */
    InsufficientScope: string;
    /** @description Time at which the file was stored. */
    LastModified: string;
    /** @description Redirect to the client. Sent only with the page that redirects. */
    LeadsBack: string;
    /** @description IRI of the new entity. */
    Location: string;
    /** @description URL of the next page. */
    NextPage: string;
    /** @description The response must not be cached (HTTP/1.0). */
    NoCache: "no-cache";
    /** @description The response must not be cached (RFC 6749 §5.1). */
    NoStore: "no-store";
    /** @description Path of the web page. */
    PageLocation: string;
    /** @description Seconds until the next attempt. */
    RetryAfter: number;
    /** @description Total number of items in the list. */
    TotalCount: number;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  listParts: {
    parameters: {
      query?: {
        /** @description Comma-separated category IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. */
        category?: components["parameters"]["Category"];
        /** @description Comma-separated footprint IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. */
        footprint?: components["parameters"]["Footprint"];
        /** @description Comma-separated manufacturer IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. */
        manufacturer?: components["parameters"]["Manufacturer"];
        /** @description Comma-separated measurement unit IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. */
        partUnit?: components["parameters"]["PartUnit"];
        /** @description Comma-separated custom state IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. */
        partCustomState?: components["parameters"]["PartCustomState"];
        /** @description Parts with a lot in one of these storage locations: comma-separated IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. */
        storage_location?: components["parameters"]["InStorageLocation"];
        /** @description Parts with an orderdetail of one of these suppliers: comma-separated IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. */
        supplier?: components["parameters"]["OrderedFrom"];
        /** @description Supplier part number in an orderdetail. Supports the wildcards of `name`. */
        supplierpartnr?: components["parameters"]["SupplierNumberLike"];
        /** @description Description. Supports the wildcards of `name`. */
        description?: components["parameters"]["DescriptionLike"];
        /** @description Internal part number (IPN). Supports the wildcards of `name`. */
        ipn?: components["parameters"]["IpnLike"];
        /** @description Manufacturer part number. Supports the wildcards of `name`. */
        manufacturer_product_number?: components["parameters"]["ManufacturerProductNumberLike"];
        /** @description Exact Global Trade Item Number (GTIN). */
        gtin?: components["parameters"]["Gtin"];
        /** @description Parts with this tag. Case-insensitive. */
        tags?: components["parameters"]["Tags"];
        /** @description `true` returns only favorites, `false` only other parts. */
        favorite?: components["parameters"]["Favorite"];
        /** @description `true` returns only parts that need a review, `false` only other parts. */
        needs_review?: components["parameters"]["NeedsReview"];
        /** @description `true` returns only parts in stock, `false` only parts without stock. As in `total_instock`, expired lots and lots with an unknown amount do not count. */
        in_stock?: components["parameters"]["InStock"];
        /** @description `true` returns only parts whose `total_instock` is less than their `minamount`, `false` only other parts. */
        below_minimum?: components["parameters"]["BelowMinimum"];
        /** @description `true` returns only parts with a lot that needs a refill, `false` only other parts. */
        needs_refill?: components["parameters"]["WithLotToRefill"];
        /** @description `true` returns only parts with a lot of unknown amount, `false` only other parts. */
        instock_unknown?: components["parameters"]["WithUnknownAmount"];
        /**
         * @description Parts with a parameter of this name and value. If the filter is repeated, parts must meet every condition.
         *
         *     - `Resistance:1000..4700`: a number in this range, ends included
         *     - `Voltage:>=16`: a number compared with `>=`, `>`, `<=`, `<` or `=`
         *     - `Dielectric:X7R`: a text with the wildcards of `name`; if it is a number, equal numeric values also match
         *     - `Dielectric`: any value
         *
         *     The parameter name supports wildcards too. Escape a colon in it as `\:`. A number can be followed by a unit, as in
         *     `Voltage:>=16 V`. Then only values in exactly this unit match; units are not converted. Numbers are compared with
         *     `value_typical` and with the range from `value_min` to `value_max`. A range matches if it overlaps.
         */
        parameter?: components["parameters"]["ParameterValue"];
        /** @description Mass in grams. Matches this range, ends included. */
        "mass[between]"?: components["parameters"]["MassBetween"];
        /** @description Mass in grams. Matches greater values. */
        "mass[gt]"?: components["parameters"]["MassGreater"];
        /** @description Mass in grams. Matches this value and greater ones. */
        "mass[gte]"?: components["parameters"]["MassGreaterOrEqual"];
        /** @description Mass in grams. Matches smaller values. */
        "mass[lt]"?: components["parameters"]["MassLess"];
        /** @description Mass in grams. Matches this value and smaller ones. */
        "mass[lte]"?: components["parameters"]["MassLessOrEqual"];
        /** @description Minimum stock. The stored value is used: it keeps its fraction even if the part's unit changes to whole numbers. Matches this range, ends included. */
        "minamount[between]"?: components["parameters"]["MinamountBetween"];
        /** @description Minimum stock. The stored value is used: it keeps its fraction even if the part's unit changes to whole numbers. Matches greater values. */
        "minamount[gt]"?: components["parameters"]["MinamountGreater"];
        /** @description Minimum stock. The stored value is used: it keeps its fraction even if the part's unit changes to whole numbers. Matches this value and greater ones. */
        "minamount[gte]"?: components["parameters"]["MinamountGreaterOrEqual"];
        /** @description Minimum stock. The stored value is used: it keeps its fraction even if the part's unit changes to whole numbers. Matches smaller values. */
        "minamount[lt]"?: components["parameters"]["MinamountLess"];
        /** @description Minimum stock. The stored value is used: it keeps its fraction even if the part's unit changes to whole numbers. Matches this value and smaller ones. */
        "minamount[lte]"?: components["parameters"]["MinamountLessOrEqual"];
        /** @description Order by internal part number (IPN). Parts without one come first. */
        "order[ipn]"?: components["parameters"]["OrderIpn"];
        /** @description Order by manufacturer part number. */
        "order[manufacturer_product_number]"?: components["parameters"]["OrderManufacturerProductNumber"];
        /** @description Order by mass. Parts without a mass come first. */
        "order[mass]"?: components["parameters"]["OrderMass"];
        /** @description Order by minimum stock. The stored value is used: it keeps its fraction even if the part's unit changes to whole numbers. */
        "order[minamount]"?: components["parameters"]["OrderMinamount"];
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
        /** @description Case-insensitive pattern. `%` matches any characters, `_` matches one character, `\` escapes them. */
        name?: components["parameters"]["NameLike"];
        /** @description Comment. Case-insensitive pattern with `%` and `_`. */
        comment?: components["parameters"]["CommentLike"];
        /** @description Time of creation. Matches this time and earlier ones. */
        "addedDate[before]"?: components["parameters"]["AddedBefore"];
        /** @description Time of creation. Matches earlier times. */
        "addedDate[strictly_before]"?: components["parameters"]["AddedStrictlyBefore"];
        /** @description Time of creation. Matches this time and later ones. */
        "addedDate[after]"?: components["parameters"]["AddedAfter"];
        /** @description Time of creation. Matches later times. */
        "addedDate[strictly_after]"?: components["parameters"]["AddedStrictlyAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and earlier ones. */
        "lastModified[before]"?: components["parameters"]["ModifiedBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches earlier times. */
        "lastModified[strictly_before]"?: components["parameters"]["ModifiedStrictlyBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and later ones. */
        "lastModified[after]"?: components["parameters"]["ModifiedAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches later times. */
        "lastModified[strictly_after]"?: components["parameters"]["ModifiedStrictlyAfter"];
        /** @description Order by name. If there are several orders, the first one in the URL takes precedence. */
        "order[name]"?: components["parameters"]["OrderName"];
        /** @description Order by ID. */
        "order[id]"?: components["parameters"]["OrderId"];
        /** @description Order by time of creation. */
        "order[addedDate]"?: components["parameters"]["OrderAddedDate"];
        /** @description Order by time of the last change. */
        "order[lastModified]"?: components["parameters"]["OrderLastModified"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the list. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["PartCollectionJsonld"];
          "application/json": components["schemas"]["PartList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  createPart: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Key for safe retries. A request with the same key and body within 24 hours returns the first response again and creates nothing. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PartCreate"];
        "application/ld+json": components["schemas"]["PartCreate"];
      };
    };
    responses: {
      /** @description The new entity. */
      201: {
        headers: {
          ETag: components["headers"]["ETag"];
          Location: components["headers"]["Location"];
          "Content-Location": components["headers"]["ContentLocation"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["PartListedJsonld"];
          "application/json": components["schemas"]["PartListed"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      409: components["responses"]["IdempotencyConflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  getPart: {
    parameters: {
      query?: {
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The part. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["PartJsonld"];
          "application/json": components["schemas"]["Part"];
          "text/html": string;
        };
      };
      /** @description Redirects to the HTML page of the part if the request prefers `text/html`, as browsers do. */
      303: {
        headers: {
          Location: components["headers"]["PageLocation"];
          [name: string]: unknown;
        };
        content?: never;
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  deletePart: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components["responses"]["Deleted"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      412: components["responses"]["PreconditionFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  updatePart: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/merge-patch+json": components["schemas"]["PartPatch"];
      };
    };
    responses: {
      /** @description The changed entity. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "Content-Location": components["headers"]["ContentLocation"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["PartListedJsonld"];
          "application/json": components["schemas"]["PartListed"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listPartLog: {
    parameters: {
      query?: {
        /** @description Also return entries of the part's lots, orderdetails, prices, attachments, parameters and the associations it owns, including deleted ones. `target` is the element that an entry is about. If an element was moved to another part, its entries are listed only there. Entries of private attachments are included; only their files require `attachments.show_private`. */
        related?: boolean;
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the change log, newest entries first. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["LogEntryCollectionJsonld"];
          "application/json": components["schemas"]["LogEntryList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listPartLots: {
    parameters: {
      query?: {
        /** @description Comma-separated part IDs or IRIs. */
        part?: components["parameters"]["LotPart"];
        /** @description Comma-separated storage location IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. */
        storage_location?: components["parameters"]["LotStorageLocation"];
        /** @description Comma-separated user IDs or IRIs. */
        owner?: components["parameters"]["LotOwner"];
        /** @description Pattern that the whole description must match, ignoring case. `%` matches any characters, `_` one character, `\` escapes both. */
        description?: components["parameters"]["LotDescriptionLike"];
        /** @description Barcode. Supports the wildcards of `description`. */
        user_barcode?: components["parameters"]["LotUserBarcodeLike"];
        /** @description `true` returns only lots with an unknown amount, `false` only other lots. */
        instock_unknown?: components["parameters"]["LotInstockUnknown"];
        /** @description `true` returns only lots that need a refill, `false` only other lots. */
        needs_refill?: components["parameters"]["LotNeedsRefill"];
        /** @description Amount. The stored value is used: it keeps its fraction even if the part's unit changes to whole numbers. Matches this range, ends included. */
        "amount[between]"?: components["parameters"]["LotAmountBetween"];
        /** @description Amount. The stored value is used: it keeps its fraction even if the part's unit changes to whole numbers. Matches greater values. */
        "amount[gt]"?: components["parameters"]["LotAmountGreater"];
        /** @description Amount. The stored value is used: it keeps its fraction even if the part's unit changes to whole numbers. Matches this value and greater ones. */
        "amount[gte]"?: components["parameters"]["LotAmountGreaterOrEqual"];
        /** @description Amount. The stored value is used: it keeps its fraction even if the part's unit changes to whole numbers. Matches smaller values. */
        "amount[lt]"?: components["parameters"]["LotAmountLess"];
        /** @description Amount. The stored value is used: it keeps its fraction even if the part's unit changes to whole numbers. Matches this value and smaller ones. */
        "amount[lte]"?: components["parameters"]["LotAmountLessOrEqual"];
        /** @description Expiration date. Matches this time and earlier ones. */
        "expiration_date[before]"?: components["parameters"]["LotExpirationBefore"];
        /** @description Expiration date. Matches earlier times. */
        "expiration_date[strictly_before]"?: components["parameters"]["LotExpirationStrictlyBefore"];
        /** @description Expiration date. Matches this time and later ones. */
        "expiration_date[after]"?: components["parameters"]["LotExpirationAfter"];
        /** @description Expiration date. Matches later times. */
        "expiration_date[strictly_after]"?: components["parameters"]["LotExpirationStrictlyAfter"];
        /** @description Time of the last stocktake. Matches this time and earlier ones. */
        "last_stocktake_at[before]"?: components["parameters"]["LotStocktakeBefore"];
        /** @description Time of the last stocktake. Matches earlier times. */
        "last_stocktake_at[strictly_before]"?: components["parameters"]["LotStocktakeStrictlyBefore"];
        /** @description Time of the last stocktake. Matches this time and later ones. */
        "last_stocktake_at[after]"?: components["parameters"]["LotStocktakeAfter"];
        /** @description Time of the last stocktake. Matches later times. */
        "last_stocktake_at[strictly_after]"?: components["parameters"]["LotStocktakeStrictlyAfter"];
        /** @description Order by description. Multiple orders apply in the sequence of the URL. */
        "order[description]"?: components["parameters"]["LotOrderDescription"];
        /** @description Order by comment. */
        "order[comment]"?: components["parameters"]["LotOrderComment"];
        /** @description Order by amount. The stored value is used: it keeps its fraction even if the part's unit changes to whole numbers. */
        "order[amount]"?: components["parameters"]["LotOrderAmount"];
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
        /** @description Comment. Case-insensitive pattern with `%` and `_`. */
        comment?: components["parameters"]["CommentLike"];
        /** @description Time of creation. Matches this time and earlier ones. */
        "addedDate[before]"?: components["parameters"]["AddedBefore"];
        /** @description Time of creation. Matches earlier times. */
        "addedDate[strictly_before]"?: components["parameters"]["AddedStrictlyBefore"];
        /** @description Time of creation. Matches this time and later ones. */
        "addedDate[after]"?: components["parameters"]["AddedAfter"];
        /** @description Time of creation. Matches later times. */
        "addedDate[strictly_after]"?: components["parameters"]["AddedStrictlyAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and earlier ones. */
        "lastModified[before]"?: components["parameters"]["ModifiedBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches earlier times. */
        "lastModified[strictly_before]"?: components["parameters"]["ModifiedStrictlyBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and later ones. */
        "lastModified[after]"?: components["parameters"]["ModifiedAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches later times. */
        "lastModified[strictly_after]"?: components["parameters"]["ModifiedStrictlyAfter"];
        /** @description Order by ID. */
        "order[id]"?: components["parameters"]["OrderId"];
        /** @description Order by time of creation. */
        "order[addedDate]"?: components["parameters"]["OrderAddedDate"];
        /** @description Order by time of the last change. */
        "order[lastModified]"?: components["parameters"]["OrderLastModified"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the list. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["PartLotCollectionJsonld"];
          "application/json": components["schemas"]["PartLotList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  createPartLot: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Key for safe retries. A request with the same key and body within 24 hours returns the first response again and creates nothing. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PartLotCreate"];
        "application/ld+json": components["schemas"]["PartLotCreate"];
      };
    };
    responses: {
      /** @description The new entity. */
      201: {
        headers: {
          ETag: components["headers"]["ETag"];
          Location: components["headers"]["Location"];
          "Content-Location": components["headers"]["ContentLocation"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["PartLotJsonld"];
          "application/json": components["schemas"]["PartLot"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      409: components["responses"]["IdempotencyConflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  getPartLot: {
    parameters: {
      query?: {
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested entity. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["PartLotJsonld"];
          "application/json": components["schemas"]["PartLot"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  deletePartLot: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components["responses"]["Deleted"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      412: components["responses"]["PreconditionFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  updatePartLot: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/merge-patch+json": components["schemas"]["PartLotPatch"];
      };
    };
    responses: {
      /** @description The changed entity. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "Content-Location": components["headers"]["ContentLocation"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["PartLotJsonld"];
          "application/json": components["schemas"]["PartLot"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listPartLotLog: {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the change log, newest entries first. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["LogEntryCollectionJsonld"];
          "application/json": components["schemas"]["LogEntryList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  addStock: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
        "If-Match"?: components["parameters"]["IfMatch"];
        /** @description Key for safe retries. A request with the same key and body within 24 hours returns the first response again and creates nothing. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["StockAddition"];
        "application/ld+json": components["schemas"]["StockAddition"];
      };
    };
    responses: {
      /** @description The lot after the change. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "Content-Location": components["headers"]["ContentLocation"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["PartLotJsonld"];
          "application/json": components["schemas"]["PartLot"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      /** @description The amount in the lot is unknown (`instock_unknown`): run a stocktake first. Or a request with the same `Idempotency-Key` is still running. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json":
            components["schemas"]["Problem"] | components["schemas"]["ProblemJsonld"];
        };
      };
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  withdrawStock: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
        "If-Match"?: components["parameters"]["IfMatch"];
        /** @description Key for safe retries. A request with the same key and body within 24 hours returns the first response again and creates nothing. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["StockWithdrawal"];
        "application/ld+json": components["schemas"]["StockWithdrawal"];
      };
    };
    responses: {
      /** @description The lot after the change. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "Content-Location": components["headers"]["ContentLocation"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["PartLotJsonld"];
          "application/json": components["schemas"]["PartLot"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      /** @description The lot contains less than this amount; `detail` reports how much. Or its amount is unknown (`instock_unknown`): run a stocktake first. Or a request with the same `Idempotency-Key` is still running. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json":
            components["schemas"]["Problem"] | components["schemas"]["ProblemJsonld"];
        };
      };
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  moveStock: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
        "If-Match"?: components["parameters"]["IfMatch"];
        /** @description Key for safe retries. A request with the same key and body within 24 hours returns the first response again and creates nothing. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["StockMove"];
        "application/ld+json": components["schemas"]["StockMove"];
      };
    };
    responses: {
      /** @description Both lots. The target lot already existed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["PartLotMoveJsonld"];
          "application/json": components["schemas"]["PartLotMove"];
        };
      };
      /** @description Both lots. The target lot was created. */
      201: {
        headers: {
          Location: components["headers"]["Location"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["PartLotMoveJsonld"];
          "application/json": components["schemas"]["PartLotMove"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      /** @description The lot contains less than this amount; `detail` reports how much. Or its amount is unknown (`instock_unknown`): run a stocktake first. Or a request with the same `Idempotency-Key` is still running. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json":
            components["schemas"]["Problem"] | components["schemas"]["ProblemJsonld"];
        };
      };
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  countStock: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
        "If-Match"?: components["parameters"]["IfMatch"];
        /** @description Key for safe retries. A request with the same key and body within 24 hours returns the first response again and creates nothing. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["StockCount"];
        "application/ld+json": components["schemas"]["StockCount"];
      };
    };
    responses: {
      /** @description The lot after the change. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "Content-Location": components["headers"]["ContentLocation"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["PartLotJsonld"];
          "application/json": components["schemas"]["PartLot"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      /** @description A request with the same `Idempotency-Key` is still running. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json":
            components["schemas"]["Problem"] | components["schemas"]["ProblemJsonld"];
        };
      };
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listPartOrderdetails: {
    parameters: {
      query?: {
        /** @description Comma-separated supplier IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. */
        supplier?: components["parameters"]["Supplier"];
        /** @description Pattern that the whole supplier part number must match, ignoring case. `%` matches any characters, `_` one character, `\` escapes both. */
        supplierpartnr?: components["parameters"]["SupplierpartnrLike"];
        /** @description Stored product URL. Supports the wildcards of `supplierpartnr`. Automatic URLs do not match. */
        supplier_product_url?: components["parameters"]["SupplierProductUrlLike"];
        /** @description `true` returns only obsolete orderdetails, `false` only other orderdetails. */
        obsolete?: components["parameters"]["Obsolete"];
        /** @description Order by supplier part number. */
        "order[supplierpartnr]"?: components["parameters"]["OrderSupplierpartnr"];
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
        /** @description Time of creation. Matches this time and earlier ones. */
        "addedDate[before]"?: components["parameters"]["AddedBefore"];
        /** @description Time of creation. Matches earlier times. */
        "addedDate[strictly_before]"?: components["parameters"]["AddedStrictlyBefore"];
        /** @description Time of creation. Matches this time and later ones. */
        "addedDate[after]"?: components["parameters"]["AddedAfter"];
        /** @description Time of creation. Matches later times. */
        "addedDate[strictly_after]"?: components["parameters"]["AddedStrictlyAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and earlier ones. */
        "lastModified[before]"?: components["parameters"]["ModifiedBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches earlier times. */
        "lastModified[strictly_before]"?: components["parameters"]["ModifiedStrictlyBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and later ones. */
        "lastModified[after]"?: components["parameters"]["ModifiedAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches later times. */
        "lastModified[strictly_after]"?: components["parameters"]["ModifiedStrictlyAfter"];
        /** @description Order by ID. */
        "order[id]"?: components["parameters"]["OrderId"];
        /** @description Order by time of creation. */
        "order[addedDate]"?: components["parameters"]["OrderAddedDate"];
        /** @description Order by time of the last change. */
        "order[lastModified]"?: components["parameters"]["OrderLastModified"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the list. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["OrderdetailEmbeddedCollectionJsonld"];
          "application/json": components["schemas"]["OrderdetailEmbeddedList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listOrderdetails: {
    parameters: {
      query?: {
        /** @description Comma-separated part IDs or IRIs. */
        part?: components["parameters"]["Part"];
        /** @description Comma-separated supplier IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. */
        supplier?: components["parameters"]["Supplier"];
        /** @description Pattern that the whole supplier part number must match, ignoring case. `%` matches any characters, `_` one character, `\` escapes both. */
        supplierpartnr?: components["parameters"]["SupplierpartnrLike"];
        /** @description Stored product URL. Supports the wildcards of `supplierpartnr`. Automatic URLs do not match. */
        supplier_product_url?: components["parameters"]["SupplierProductUrlLike"];
        /** @description `true` returns only obsolete orderdetails, `false` only other orderdetails. */
        obsolete?: components["parameters"]["Obsolete"];
        /** @description Order by supplier part number. */
        "order[supplierpartnr]"?: components["parameters"]["OrderSupplierpartnr"];
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
        /** @description Time of creation. Matches this time and earlier ones. */
        "addedDate[before]"?: components["parameters"]["AddedBefore"];
        /** @description Time of creation. Matches earlier times. */
        "addedDate[strictly_before]"?: components["parameters"]["AddedStrictlyBefore"];
        /** @description Time of creation. Matches this time and later ones. */
        "addedDate[after]"?: components["parameters"]["AddedAfter"];
        /** @description Time of creation. Matches later times. */
        "addedDate[strictly_after]"?: components["parameters"]["AddedStrictlyAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and earlier ones. */
        "lastModified[before]"?: components["parameters"]["ModifiedBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches earlier times. */
        "lastModified[strictly_before]"?: components["parameters"]["ModifiedStrictlyBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and later ones. */
        "lastModified[after]"?: components["parameters"]["ModifiedAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches later times. */
        "lastModified[strictly_after]"?: components["parameters"]["ModifiedStrictlyAfter"];
        /** @description Order by ID. */
        "order[id]"?: components["parameters"]["OrderId"];
        /** @description Order by time of creation. */
        "order[addedDate]"?: components["parameters"]["OrderAddedDate"];
        /** @description Order by time of the last change. */
        "order[lastModified]"?: components["parameters"]["OrderLastModified"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the list. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["OrderdetailCollectionJsonld"];
          "application/json": components["schemas"]["OrderdetailList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  createOrderdetail: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Key for safe retries. A request with the same key and body within 24 hours returns the first response again and creates nothing. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["OrderdetailCreate"];
        "application/ld+json": components["schemas"]["OrderdetailCreate"];
      };
    };
    responses: {
      /** @description The new entity. */
      201: {
        headers: {
          ETag: components["headers"]["ETag"];
          Location: components["headers"]["Location"];
          "Content-Location": components["headers"]["ContentLocation"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["OrderdetailJsonld"];
          "application/json": components["schemas"]["Orderdetail"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      409: components["responses"]["IdempotencyConflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  getOrderdetail: {
    parameters: {
      query?: {
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested entity. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["OrderdetailJsonld"];
          "application/json": components["schemas"]["Orderdetail"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteOrderdetail: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components["responses"]["Deleted"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      412: components["responses"]["PreconditionFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateOrderdetail: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/merge-patch+json": components["schemas"]["OrderdetailPatch"];
      };
    };
    responses: {
      /** @description The changed entity. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "Content-Location": components["headers"]["ContentLocation"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["OrderdetailJsonld"];
          "application/json": components["schemas"]["Orderdetail"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listOrderdetailLog: {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the change log, newest entries first. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["LogEntryCollectionJsonld"];
          "application/json": components["schemas"]["LogEntryList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listPricedetails: {
    parameters: {
      query?: {
        /** @description Comma-separated orderdetail IDs or IRIs. */
        orderdetail?: components["parameters"]["Orderdetail"];
        /** @description Comma-separated currency IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. */
        currency?: components["parameters"]["Currency"];
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
        /** @description Time of creation. Matches this time and earlier ones. */
        "addedDate[before]"?: components["parameters"]["AddedBefore"];
        /** @description Time of creation. Matches earlier times. */
        "addedDate[strictly_before]"?: components["parameters"]["AddedStrictlyBefore"];
        /** @description Time of creation. Matches this time and later ones. */
        "addedDate[after]"?: components["parameters"]["AddedAfter"];
        /** @description Time of creation. Matches later times. */
        "addedDate[strictly_after]"?: components["parameters"]["AddedStrictlyAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and earlier ones. */
        "lastModified[before]"?: components["parameters"]["ModifiedBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches earlier times. */
        "lastModified[strictly_before]"?: components["parameters"]["ModifiedStrictlyBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and later ones. */
        "lastModified[after]"?: components["parameters"]["ModifiedAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches later times. */
        "lastModified[strictly_after]"?: components["parameters"]["ModifiedStrictlyAfter"];
        /** @description Order by ID. */
        "order[id]"?: components["parameters"]["OrderId"];
        /** @description Order by time of creation. */
        "order[addedDate]"?: components["parameters"]["OrderAddedDate"];
        /** @description Order by time of the last change. */
        "order[lastModified]"?: components["parameters"]["OrderLastModified"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the list. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["PricedetailCollectionJsonld"];
          "application/json": components["schemas"]["PricedetailList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  createPricedetail: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Key for safe retries. A request with the same key and body within 24 hours returns the first response again and creates nothing. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PricedetailCreate"];
        "application/ld+json": components["schemas"]["PricedetailCreate"];
      };
    };
    responses: {
      /** @description The new entity. */
      201: {
        headers: {
          ETag: components["headers"]["ETag"];
          Location: components["headers"]["Location"];
          "Content-Location": components["headers"]["ContentLocation"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["PricedetailJsonld"];
          "application/json": components["schemas"]["Pricedetail"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      409: components["responses"]["IdempotencyConflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  getPricedetail: {
    parameters: {
      query?: {
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested entity. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["PricedetailJsonld"];
          "application/json": components["schemas"]["Pricedetail"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  deletePricedetail: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components["responses"]["Deleted"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      412: components["responses"]["PreconditionFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  updatePricedetail: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/merge-patch+json": components["schemas"]["PricedetailPatch"];
      };
    };
    responses: {
      /** @description The changed entity. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "Content-Location": components["headers"]["ContentLocation"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["PricedetailJsonld"];
          "application/json": components["schemas"]["Pricedetail"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listPricedetailLog: {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the change log, newest entries first. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["LogEntryCollectionJsonld"];
          "application/json": components["schemas"]["LogEntryList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listPartAssociations: {
    parameters: {
      query?: {
        /** @description Owning parts, as comma-separated IDs or IRIs. */
        owner?: components["parameters"]["Owner"];
        /** @description Other parts, as comma-separated IDs or IRIs. */
        other?: components["parameters"]["Other"];
        /** @description Pattern that the whole kind must match, ignoring case. `%` matches any characters, `_` one character, `\` escapes both. */
        other_type?: components["parameters"]["OtherTypeLike"];
        /** @description Order by comment. */
        "order[comment]"?: components["parameters"]["OrderComment"];
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
        /** @description Comment. Case-insensitive pattern with `%` and `_`. */
        comment?: components["parameters"]["CommentLike"];
        /** @description Time of creation. Matches this time and earlier ones. */
        "addedDate[before]"?: components["parameters"]["AddedBefore"];
        /** @description Time of creation. Matches earlier times. */
        "addedDate[strictly_before]"?: components["parameters"]["AddedStrictlyBefore"];
        /** @description Time of creation. Matches this time and later ones. */
        "addedDate[after]"?: components["parameters"]["AddedAfter"];
        /** @description Time of creation. Matches later times. */
        "addedDate[strictly_after]"?: components["parameters"]["AddedStrictlyAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and earlier ones. */
        "lastModified[before]"?: components["parameters"]["ModifiedBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches earlier times. */
        "lastModified[strictly_before]"?: components["parameters"]["ModifiedStrictlyBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and later ones. */
        "lastModified[after]"?: components["parameters"]["ModifiedAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches later times. */
        "lastModified[strictly_after]"?: components["parameters"]["ModifiedStrictlyAfter"];
        /** @description Order by ID. */
        "order[id]"?: components["parameters"]["OrderId"];
        /** @description Order by time of creation. */
        "order[addedDate]"?: components["parameters"]["OrderAddedDate"];
        /** @description Order by time of the last change. */
        "order[lastModified]"?: components["parameters"]["OrderLastModified"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the list. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["PartAssociationCollectionJsonld"];
          "application/json": components["schemas"]["PartAssociationList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  createPartAssociation: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Key for safe retries. A request with the same key and body within 24 hours returns the first response again and creates nothing. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PartAssociationCreate"];
        "application/ld+json": components["schemas"]["PartAssociationCreate"];
      };
    };
    responses: {
      /** @description The new entity. */
      201: {
        headers: {
          ETag: components["headers"]["ETag"];
          Location: components["headers"]["Location"];
          "Content-Location": components["headers"]["ContentLocation"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["PartAssociationJsonld"];
          "application/json": components["schemas"]["PartAssociation"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      409: components["responses"]["IdempotencyConflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  getPartAssociation: {
    parameters: {
      query?: {
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested entity. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["PartAssociationJsonld"];
          "application/json": components["schemas"]["PartAssociation"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  deletePartAssociation: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components["responses"]["Deleted"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      412: components["responses"]["PreconditionFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  updatePartAssociation: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/merge-patch+json": components["schemas"]["PartAssociationPatch"];
      };
    };
    responses: {
      /** @description The changed entity. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "Content-Location": components["headers"]["ContentLocation"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["PartAssociationJsonld"];
          "application/json": components["schemas"]["PartAssociation"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listPartAssociationLog: {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the change log, newest entries first. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["LogEntryCollectionJsonld"];
          "application/json": components["schemas"]["LogEntryList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listCategories: {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
        /** @description Case-insensitive pattern. `%` matches any characters, `_` matches one character, `\` escapes them. */
        name?: components["parameters"]["NameLike"];
        /** @description Comment. Case-insensitive pattern with `%` and `_`. */
        comment?: components["parameters"]["CommentLike"];
        /** @description Time of creation. Matches this time and earlier ones. */
        "addedDate[before]"?: components["parameters"]["AddedBefore"];
        /** @description Time of creation. Matches earlier times. */
        "addedDate[strictly_before]"?: components["parameters"]["AddedStrictlyBefore"];
        /** @description Time of creation. Matches this time and later ones. */
        "addedDate[after]"?: components["parameters"]["AddedAfter"];
        /** @description Time of creation. Matches later times. */
        "addedDate[strictly_after]"?: components["parameters"]["AddedStrictlyAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and earlier ones. */
        "lastModified[before]"?: components["parameters"]["ModifiedBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches earlier times. */
        "lastModified[strictly_before]"?: components["parameters"]["ModifiedStrictlyBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and later ones. */
        "lastModified[after]"?: components["parameters"]["ModifiedAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches later times. */
        "lastModified[strictly_after]"?: components["parameters"]["ModifiedStrictlyAfter"];
        /** @description Order by name. If there are several orders, the first one in the URL takes precedence. */
        "order[name]"?: components["parameters"]["OrderName"];
        /** @description Order by ID. */
        "order[id]"?: components["parameters"]["OrderId"];
        /** @description Order by time of creation. */
        "order[addedDate]"?: components["parameters"]["OrderAddedDate"];
        /** @description Order by time of the last change. */
        "order[lastModified]"?: components["parameters"]["OrderLastModified"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the list. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["CategoryCollectionJsonld"];
          "application/json": components["schemas"]["CategoryList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  createCategory: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Key for safe retries. A request with the same key and body within 24 hours returns the first response again and creates nothing. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CategoryCreate"];
        "application/ld+json": components["schemas"]["CategoryCreate"];
      };
    };
    responses: {
      /** @description The new entity. */
      201: {
        headers: {
          ETag: components["headers"]["ETag"];
          Location: components["headers"]["Location"];
          "Content-Location": components["headers"]["ContentLocation"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["CategoryJsonld"];
          "application/json": components["schemas"]["Category"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      409: components["responses"]["IdempotencyConflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  getCategory: {
    parameters: {
      query?: {
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested entity. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["CategoryJsonld"];
          "application/json": components["schemas"]["Category"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteCategory: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components["responses"]["Deleted"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      409: components["responses"]["Conflict"];
      412: components["responses"]["PreconditionFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateCategory: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/merge-patch+json": components["schemas"]["CategoryPatch"];
      };
    };
    responses: {
      /** @description The changed entity. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "Content-Location": components["headers"]["ContentLocation"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["CategoryJsonld"];
          "application/json": components["schemas"]["Category"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listCategoryChildren: {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
        /** @description Case-insensitive pattern. `%` matches any characters, `_` matches one character, `\` escapes them. */
        name?: components["parameters"]["NameLike"];
        /** @description Comment. Case-insensitive pattern with `%` and `_`. */
        comment?: components["parameters"]["CommentLike"];
        /** @description Time of creation. Matches this time and earlier ones. */
        "addedDate[before]"?: components["parameters"]["AddedBefore"];
        /** @description Time of creation. Matches earlier times. */
        "addedDate[strictly_before]"?: components["parameters"]["AddedStrictlyBefore"];
        /** @description Time of creation. Matches this time and later ones. */
        "addedDate[after]"?: components["parameters"]["AddedAfter"];
        /** @description Time of creation. Matches later times. */
        "addedDate[strictly_after]"?: components["parameters"]["AddedStrictlyAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and earlier ones. */
        "lastModified[before]"?: components["parameters"]["ModifiedBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches earlier times. */
        "lastModified[strictly_before]"?: components["parameters"]["ModifiedStrictlyBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and later ones. */
        "lastModified[after]"?: components["parameters"]["ModifiedAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches later times. */
        "lastModified[strictly_after]"?: components["parameters"]["ModifiedStrictlyAfter"];
        /** @description Order by name. If there are several orders, the first one in the URL takes precedence. */
        "order[name]"?: components["parameters"]["OrderName"];
        /** @description Order by ID. */
        "order[id]"?: components["parameters"]["OrderId"];
        /** @description Order by time of creation. */
        "order[addedDate]"?: components["parameters"]["OrderAddedDate"];
        /** @description Order by time of the last change. */
        "order[lastModified]"?: components["parameters"]["OrderLastModified"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the list. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["CategoryCollectionJsonld"];
          "application/json": components["schemas"]["CategoryList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listCategoryLog: {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the change log, newest entries first. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["LogEntryCollectionJsonld"];
          "application/json": components["schemas"]["LogEntryList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listManufacturers: {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
        /** @description Case-insensitive pattern. `%` matches any characters, `_` matches one character, `\` escapes them. */
        name?: components["parameters"]["NameLike"];
        /** @description Comment. Case-insensitive pattern with `%` and `_`. */
        comment?: components["parameters"]["CommentLike"];
        /** @description Time of creation. Matches this time and earlier ones. */
        "addedDate[before]"?: components["parameters"]["AddedBefore"];
        /** @description Time of creation. Matches earlier times. */
        "addedDate[strictly_before]"?: components["parameters"]["AddedStrictlyBefore"];
        /** @description Time of creation. Matches this time and later ones. */
        "addedDate[after]"?: components["parameters"]["AddedAfter"];
        /** @description Time of creation. Matches later times. */
        "addedDate[strictly_after]"?: components["parameters"]["AddedStrictlyAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and earlier ones. */
        "lastModified[before]"?: components["parameters"]["ModifiedBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches earlier times. */
        "lastModified[strictly_before]"?: components["parameters"]["ModifiedStrictlyBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and later ones. */
        "lastModified[after]"?: components["parameters"]["ModifiedAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches later times. */
        "lastModified[strictly_after]"?: components["parameters"]["ModifiedStrictlyAfter"];
        /** @description Order by name. If there are several orders, the first one in the URL takes precedence. */
        "order[name]"?: components["parameters"]["OrderName"];
        /** @description Order by ID. */
        "order[id]"?: components["parameters"]["OrderId"];
        /** @description Order by time of creation. */
        "order[addedDate]"?: components["parameters"]["OrderAddedDate"];
        /** @description Order by time of the last change. */
        "order[lastModified]"?: components["parameters"]["OrderLastModified"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the list. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["ManufacturerCollectionJsonld"];
          "application/json": components["schemas"]["ManufacturerList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  createManufacturer: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Key for safe retries. A request with the same key and body within 24 hours returns the first response again and creates nothing. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ManufacturerCreate"];
        "application/ld+json": components["schemas"]["ManufacturerCreate"];
      };
    };
    responses: {
      /** @description The new entity. */
      201: {
        headers: {
          ETag: components["headers"]["ETag"];
          Location: components["headers"]["Location"];
          "Content-Location": components["headers"]["ContentLocation"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["ManufacturerJsonld"];
          "application/json": components["schemas"]["Manufacturer"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      409: components["responses"]["IdempotencyConflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  getManufacturer: {
    parameters: {
      query?: {
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested entity. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["ManufacturerJsonld"];
          "application/json": components["schemas"]["Manufacturer"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteManufacturer: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components["responses"]["Deleted"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      409: components["responses"]["Conflict"];
      412: components["responses"]["PreconditionFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateManufacturer: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/merge-patch+json": components["schemas"]["ManufacturerPatch"];
      };
    };
    responses: {
      /** @description The changed entity. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "Content-Location": components["headers"]["ContentLocation"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["ManufacturerJsonld"];
          "application/json": components["schemas"]["Manufacturer"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listManufacturerChildren: {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
        /** @description Case-insensitive pattern. `%` matches any characters, `_` matches one character, `\` escapes them. */
        name?: components["parameters"]["NameLike"];
        /** @description Comment. Case-insensitive pattern with `%` and `_`. */
        comment?: components["parameters"]["CommentLike"];
        /** @description Time of creation. Matches this time and earlier ones. */
        "addedDate[before]"?: components["parameters"]["AddedBefore"];
        /** @description Time of creation. Matches earlier times. */
        "addedDate[strictly_before]"?: components["parameters"]["AddedStrictlyBefore"];
        /** @description Time of creation. Matches this time and later ones. */
        "addedDate[after]"?: components["parameters"]["AddedAfter"];
        /** @description Time of creation. Matches later times. */
        "addedDate[strictly_after]"?: components["parameters"]["AddedStrictlyAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and earlier ones. */
        "lastModified[before]"?: components["parameters"]["ModifiedBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches earlier times. */
        "lastModified[strictly_before]"?: components["parameters"]["ModifiedStrictlyBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and later ones. */
        "lastModified[after]"?: components["parameters"]["ModifiedAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches later times. */
        "lastModified[strictly_after]"?: components["parameters"]["ModifiedStrictlyAfter"];
        /** @description Order by name. If there are several orders, the first one in the URL takes precedence. */
        "order[name]"?: components["parameters"]["OrderName"];
        /** @description Order by ID. */
        "order[id]"?: components["parameters"]["OrderId"];
        /** @description Order by time of creation. */
        "order[addedDate]"?: components["parameters"]["OrderAddedDate"];
        /** @description Order by time of the last change. */
        "order[lastModified]"?: components["parameters"]["OrderLastModified"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the list. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["ManufacturerCollectionJsonld"];
          "application/json": components["schemas"]["ManufacturerList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listManufacturerLog: {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the change log, newest entries first. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["LogEntryCollectionJsonld"];
          "application/json": components["schemas"]["LogEntryList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listFootprints: {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
        /** @description Case-insensitive pattern. `%` matches any characters, `_` matches one character, `\` escapes them. */
        name?: components["parameters"]["NameLike"];
        /** @description Comment. Case-insensitive pattern with `%` and `_`. */
        comment?: components["parameters"]["CommentLike"];
        /** @description Time of creation. Matches this time and earlier ones. */
        "addedDate[before]"?: components["parameters"]["AddedBefore"];
        /** @description Time of creation. Matches earlier times. */
        "addedDate[strictly_before]"?: components["parameters"]["AddedStrictlyBefore"];
        /** @description Time of creation. Matches this time and later ones. */
        "addedDate[after]"?: components["parameters"]["AddedAfter"];
        /** @description Time of creation. Matches later times. */
        "addedDate[strictly_after]"?: components["parameters"]["AddedStrictlyAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and earlier ones. */
        "lastModified[before]"?: components["parameters"]["ModifiedBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches earlier times. */
        "lastModified[strictly_before]"?: components["parameters"]["ModifiedStrictlyBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and later ones. */
        "lastModified[after]"?: components["parameters"]["ModifiedAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches later times. */
        "lastModified[strictly_after]"?: components["parameters"]["ModifiedStrictlyAfter"];
        /** @description Order by name. If there are several orders, the first one in the URL takes precedence. */
        "order[name]"?: components["parameters"]["OrderName"];
        /** @description Order by ID. */
        "order[id]"?: components["parameters"]["OrderId"];
        /** @description Order by time of creation. */
        "order[addedDate]"?: components["parameters"]["OrderAddedDate"];
        /** @description Order by time of the last change. */
        "order[lastModified]"?: components["parameters"]["OrderLastModified"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the list. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["FootprintCollectionJsonld"];
          "application/json": components["schemas"]["FootprintList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  createFootprint: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Key for safe retries. A request with the same key and body within 24 hours returns the first response again and creates nothing. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["FootprintCreate"];
        "application/ld+json": components["schemas"]["FootprintCreate"];
      };
    };
    responses: {
      /** @description The new entity. */
      201: {
        headers: {
          ETag: components["headers"]["ETag"];
          Location: components["headers"]["Location"];
          "Content-Location": components["headers"]["ContentLocation"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["FootprintJsonld"];
          "application/json": components["schemas"]["Footprint"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      409: components["responses"]["IdempotencyConflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  getFootprint: {
    parameters: {
      query?: {
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested entity. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["FootprintJsonld"];
          "application/json": components["schemas"]["Footprint"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteFootprint: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components["responses"]["Deleted"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      409: components["responses"]["Conflict"];
      412: components["responses"]["PreconditionFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateFootprint: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/merge-patch+json": components["schemas"]["FootprintPatch"];
      };
    };
    responses: {
      /** @description The changed entity. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "Content-Location": components["headers"]["ContentLocation"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["FootprintJsonld"];
          "application/json": components["schemas"]["Footprint"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listFootprintChildren: {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
        /** @description Case-insensitive pattern. `%` matches any characters, `_` matches one character, `\` escapes them. */
        name?: components["parameters"]["NameLike"];
        /** @description Comment. Case-insensitive pattern with `%` and `_`. */
        comment?: components["parameters"]["CommentLike"];
        /** @description Time of creation. Matches this time and earlier ones. */
        "addedDate[before]"?: components["parameters"]["AddedBefore"];
        /** @description Time of creation. Matches earlier times. */
        "addedDate[strictly_before]"?: components["parameters"]["AddedStrictlyBefore"];
        /** @description Time of creation. Matches this time and later ones. */
        "addedDate[after]"?: components["parameters"]["AddedAfter"];
        /** @description Time of creation. Matches later times. */
        "addedDate[strictly_after]"?: components["parameters"]["AddedStrictlyAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and earlier ones. */
        "lastModified[before]"?: components["parameters"]["ModifiedBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches earlier times. */
        "lastModified[strictly_before]"?: components["parameters"]["ModifiedStrictlyBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and later ones. */
        "lastModified[after]"?: components["parameters"]["ModifiedAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches later times. */
        "lastModified[strictly_after]"?: components["parameters"]["ModifiedStrictlyAfter"];
        /** @description Order by name. If there are several orders, the first one in the URL takes precedence. */
        "order[name]"?: components["parameters"]["OrderName"];
        /** @description Order by ID. */
        "order[id]"?: components["parameters"]["OrderId"];
        /** @description Order by time of creation. */
        "order[addedDate]"?: components["parameters"]["OrderAddedDate"];
        /** @description Order by time of the last change. */
        "order[lastModified]"?: components["parameters"]["OrderLastModified"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the list. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["FootprintCollectionJsonld"];
          "application/json": components["schemas"]["FootprintList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listFootprintLog: {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the change log, newest entries first. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["LogEntryCollectionJsonld"];
          "application/json": components["schemas"]["LogEntryList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listSuppliers: {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
        /** @description Case-insensitive pattern. `%` matches any characters, `_` matches one character, `\` escapes them. */
        name?: components["parameters"]["NameLike"];
        /** @description Comment. Case-insensitive pattern with `%` and `_`. */
        comment?: components["parameters"]["CommentLike"];
        /** @description Time of creation. Matches this time and earlier ones. */
        "addedDate[before]"?: components["parameters"]["AddedBefore"];
        /** @description Time of creation. Matches earlier times. */
        "addedDate[strictly_before]"?: components["parameters"]["AddedStrictlyBefore"];
        /** @description Time of creation. Matches this time and later ones. */
        "addedDate[after]"?: components["parameters"]["AddedAfter"];
        /** @description Time of creation. Matches later times. */
        "addedDate[strictly_after]"?: components["parameters"]["AddedStrictlyAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and earlier ones. */
        "lastModified[before]"?: components["parameters"]["ModifiedBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches earlier times. */
        "lastModified[strictly_before]"?: components["parameters"]["ModifiedStrictlyBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and later ones. */
        "lastModified[after]"?: components["parameters"]["ModifiedAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches later times. */
        "lastModified[strictly_after]"?: components["parameters"]["ModifiedStrictlyAfter"];
        /** @description Order by name. If there are several orders, the first one in the URL takes precedence. */
        "order[name]"?: components["parameters"]["OrderName"];
        /** @description Order by ID. */
        "order[id]"?: components["parameters"]["OrderId"];
        /** @description Order by time of creation. */
        "order[addedDate]"?: components["parameters"]["OrderAddedDate"];
        /** @description Order by time of the last change. */
        "order[lastModified]"?: components["parameters"]["OrderLastModified"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the list. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["SupplierCollectionJsonld"];
          "application/json": components["schemas"]["SupplierList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  createSupplier: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Key for safe retries. A request with the same key and body within 24 hours returns the first response again and creates nothing. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["SupplierCreate"];
        "application/ld+json": components["schemas"]["SupplierCreate"];
      };
    };
    responses: {
      /** @description The new entity. */
      201: {
        headers: {
          ETag: components["headers"]["ETag"];
          Location: components["headers"]["Location"];
          "Content-Location": components["headers"]["ContentLocation"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["SupplierJsonld"];
          "application/json": components["schemas"]["Supplier"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      409: components["responses"]["IdempotencyConflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  getSupplier: {
    parameters: {
      query?: {
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested entity. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["SupplierJsonld"];
          "application/json": components["schemas"]["Supplier"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteSupplier: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components["responses"]["Deleted"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      409: components["responses"]["Conflict"];
      412: components["responses"]["PreconditionFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateSupplier: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/merge-patch+json": components["schemas"]["SupplierPatch"];
      };
    };
    responses: {
      /** @description The changed entity. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "Content-Location": components["headers"]["ContentLocation"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["SupplierJsonld"];
          "application/json": components["schemas"]["Supplier"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listSupplierChildren: {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
        /** @description Case-insensitive pattern. `%` matches any characters, `_` matches one character, `\` escapes them. */
        name?: components["parameters"]["NameLike"];
        /** @description Comment. Case-insensitive pattern with `%` and `_`. */
        comment?: components["parameters"]["CommentLike"];
        /** @description Time of creation. Matches this time and earlier ones. */
        "addedDate[before]"?: components["parameters"]["AddedBefore"];
        /** @description Time of creation. Matches earlier times. */
        "addedDate[strictly_before]"?: components["parameters"]["AddedStrictlyBefore"];
        /** @description Time of creation. Matches this time and later ones. */
        "addedDate[after]"?: components["parameters"]["AddedAfter"];
        /** @description Time of creation. Matches later times. */
        "addedDate[strictly_after]"?: components["parameters"]["AddedStrictlyAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and earlier ones. */
        "lastModified[before]"?: components["parameters"]["ModifiedBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches earlier times. */
        "lastModified[strictly_before]"?: components["parameters"]["ModifiedStrictlyBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and later ones. */
        "lastModified[after]"?: components["parameters"]["ModifiedAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches later times. */
        "lastModified[strictly_after]"?: components["parameters"]["ModifiedStrictlyAfter"];
        /** @description Order by name. If there are several orders, the first one in the URL takes precedence. */
        "order[name]"?: components["parameters"]["OrderName"];
        /** @description Order by ID. */
        "order[id]"?: components["parameters"]["OrderId"];
        /** @description Order by time of creation. */
        "order[addedDate]"?: components["parameters"]["OrderAddedDate"];
        /** @description Order by time of the last change. */
        "order[lastModified]"?: components["parameters"]["OrderLastModified"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the list. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["SupplierCollectionJsonld"];
          "application/json": components["schemas"]["SupplierList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listSupplierLog: {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the change log, newest entries first. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["LogEntryCollectionJsonld"];
          "application/json": components["schemas"]["LogEntryList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listStorageLocations: {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
        /** @description Case-insensitive pattern. `%` matches any characters, `_` matches one character, `\` escapes them. */
        name?: components["parameters"]["NameLike"];
        /** @description Comment. Case-insensitive pattern with `%` and `_`. */
        comment?: components["parameters"]["CommentLike"];
        /** @description Time of creation. Matches this time and earlier ones. */
        "addedDate[before]"?: components["parameters"]["AddedBefore"];
        /** @description Time of creation. Matches earlier times. */
        "addedDate[strictly_before]"?: components["parameters"]["AddedStrictlyBefore"];
        /** @description Time of creation. Matches this time and later ones. */
        "addedDate[after]"?: components["parameters"]["AddedAfter"];
        /** @description Time of creation. Matches later times. */
        "addedDate[strictly_after]"?: components["parameters"]["AddedStrictlyAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and earlier ones. */
        "lastModified[before]"?: components["parameters"]["ModifiedBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches earlier times. */
        "lastModified[strictly_before]"?: components["parameters"]["ModifiedStrictlyBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and later ones. */
        "lastModified[after]"?: components["parameters"]["ModifiedAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches later times. */
        "lastModified[strictly_after]"?: components["parameters"]["ModifiedStrictlyAfter"];
        /** @description Order by name. If there are several orders, the first one in the URL takes precedence. */
        "order[name]"?: components["parameters"]["OrderName"];
        /** @description Order by ID. */
        "order[id]"?: components["parameters"]["OrderId"];
        /** @description Order by time of creation. */
        "order[addedDate]"?: components["parameters"]["OrderAddedDate"];
        /** @description Order by time of the last change. */
        "order[lastModified]"?: components["parameters"]["OrderLastModified"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the list. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["StorageLocationCollectionJsonld"];
          "application/json": components["schemas"]["StorageLocationList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  createStorageLocation: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Key for safe retries. A request with the same key and body within 24 hours returns the first response again and creates nothing. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["StorageLocationCreate"];
        "application/ld+json": components["schemas"]["StorageLocationCreate"];
      };
    };
    responses: {
      /** @description The new entity. */
      201: {
        headers: {
          ETag: components["headers"]["ETag"];
          Location: components["headers"]["Location"];
          "Content-Location": components["headers"]["ContentLocation"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["StorageLocationJsonld"];
          "application/json": components["schemas"]["StorageLocation"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      409: components["responses"]["IdempotencyConflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  getStorageLocation: {
    parameters: {
      query?: {
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested entity. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["StorageLocationJsonld"];
          "application/json": components["schemas"]["StorageLocation"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteStorageLocation: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components["responses"]["Deleted"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      409: components["responses"]["Conflict"];
      412: components["responses"]["PreconditionFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateStorageLocation: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/merge-patch+json": components["schemas"]["StorageLocationPatch"];
      };
    };
    responses: {
      /** @description The changed entity. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "Content-Location": components["headers"]["ContentLocation"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["StorageLocationJsonld"];
          "application/json": components["schemas"]["StorageLocation"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listStorageLocationChildren: {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
        /** @description Case-insensitive pattern. `%` matches any characters, `_` matches one character, `\` escapes them. */
        name?: components["parameters"]["NameLike"];
        /** @description Comment. Case-insensitive pattern with `%` and `_`. */
        comment?: components["parameters"]["CommentLike"];
        /** @description Time of creation. Matches this time and earlier ones. */
        "addedDate[before]"?: components["parameters"]["AddedBefore"];
        /** @description Time of creation. Matches earlier times. */
        "addedDate[strictly_before]"?: components["parameters"]["AddedStrictlyBefore"];
        /** @description Time of creation. Matches this time and later ones. */
        "addedDate[after]"?: components["parameters"]["AddedAfter"];
        /** @description Time of creation. Matches later times. */
        "addedDate[strictly_after]"?: components["parameters"]["AddedStrictlyAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and earlier ones. */
        "lastModified[before]"?: components["parameters"]["ModifiedBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches earlier times. */
        "lastModified[strictly_before]"?: components["parameters"]["ModifiedStrictlyBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and later ones. */
        "lastModified[after]"?: components["parameters"]["ModifiedAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches later times. */
        "lastModified[strictly_after]"?: components["parameters"]["ModifiedStrictlyAfter"];
        /** @description Order by name. If there are several orders, the first one in the URL takes precedence. */
        "order[name]"?: components["parameters"]["OrderName"];
        /** @description Order by ID. */
        "order[id]"?: components["parameters"]["OrderId"];
        /** @description Order by time of creation. */
        "order[addedDate]"?: components["parameters"]["OrderAddedDate"];
        /** @description Order by time of the last change. */
        "order[lastModified]"?: components["parameters"]["OrderLastModified"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the list. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["StorageLocationCollectionJsonld"];
          "application/json": components["schemas"]["StorageLocationList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listStorageLocationLog: {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the change log, newest entries first. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["LogEntryCollectionJsonld"];
          "application/json": components["schemas"]["LogEntryList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listMeasurementUnits: {
    parameters: {
      query?: {
        /** @description Case-insensitive pattern with `%` and `_`. */
        unit?: components["parameters"]["UnitLike"];
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
        /** @description Case-insensitive pattern. `%` matches any characters, `_` matches one character, `\` escapes them. */
        name?: components["parameters"]["NameLike"];
        /** @description Comment. Case-insensitive pattern with `%` and `_`. */
        comment?: components["parameters"]["CommentLike"];
        /** @description Time of creation. Matches this time and earlier ones. */
        "addedDate[before]"?: components["parameters"]["AddedBefore"];
        /** @description Time of creation. Matches earlier times. */
        "addedDate[strictly_before]"?: components["parameters"]["AddedStrictlyBefore"];
        /** @description Time of creation. Matches this time and later ones. */
        "addedDate[after]"?: components["parameters"]["AddedAfter"];
        /** @description Time of creation. Matches later times. */
        "addedDate[strictly_after]"?: components["parameters"]["AddedStrictlyAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and earlier ones. */
        "lastModified[before]"?: components["parameters"]["ModifiedBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches earlier times. */
        "lastModified[strictly_before]"?: components["parameters"]["ModifiedStrictlyBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and later ones. */
        "lastModified[after]"?: components["parameters"]["ModifiedAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches later times. */
        "lastModified[strictly_after]"?: components["parameters"]["ModifiedStrictlyAfter"];
        /** @description Order by name. If there are several orders, the first one in the URL takes precedence. */
        "order[name]"?: components["parameters"]["OrderName"];
        /** @description Order by ID. */
        "order[id]"?: components["parameters"]["OrderId"];
        /** @description Order by time of creation. */
        "order[addedDate]"?: components["parameters"]["OrderAddedDate"];
        /** @description Order by time of the last change. */
        "order[lastModified]"?: components["parameters"]["OrderLastModified"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the list. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["MeasurementUnitCollectionJsonld"];
          "application/json": components["schemas"]["MeasurementUnitList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  createMeasurementUnit: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Key for safe retries. A request with the same key and body within 24 hours returns the first response again and creates nothing. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["MeasurementUnitCreate"];
        "application/ld+json": components["schemas"]["MeasurementUnitCreate"];
      };
    };
    responses: {
      /** @description The new entity. */
      201: {
        headers: {
          ETag: components["headers"]["ETag"];
          Location: components["headers"]["Location"];
          "Content-Location": components["headers"]["ContentLocation"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["MeasurementUnitJsonld"];
          "application/json": components["schemas"]["MeasurementUnit"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      409: components["responses"]["IdempotencyConflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  getMeasurementUnit: {
    parameters: {
      query?: {
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested entity. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["MeasurementUnitJsonld"];
          "application/json": components["schemas"]["MeasurementUnit"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteMeasurementUnit: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components["responses"]["Deleted"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      409: components["responses"]["Conflict"];
      412: components["responses"]["PreconditionFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateMeasurementUnit: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/merge-patch+json": components["schemas"]["MeasurementUnitPatch"];
      };
    };
    responses: {
      /** @description The changed entity. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "Content-Location": components["headers"]["ContentLocation"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["MeasurementUnitJsonld"];
          "application/json": components["schemas"]["MeasurementUnit"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listMeasurementUnitChildren: {
    parameters: {
      query?: {
        /** @description Case-insensitive pattern with `%` and `_`. */
        unit?: components["parameters"]["UnitLike"];
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
        /** @description Case-insensitive pattern. `%` matches any characters, `_` matches one character, `\` escapes them. */
        name?: components["parameters"]["NameLike"];
        /** @description Comment. Case-insensitive pattern with `%` and `_`. */
        comment?: components["parameters"]["CommentLike"];
        /** @description Time of creation. Matches this time and earlier ones. */
        "addedDate[before]"?: components["parameters"]["AddedBefore"];
        /** @description Time of creation. Matches earlier times. */
        "addedDate[strictly_before]"?: components["parameters"]["AddedStrictlyBefore"];
        /** @description Time of creation. Matches this time and later ones. */
        "addedDate[after]"?: components["parameters"]["AddedAfter"];
        /** @description Time of creation. Matches later times. */
        "addedDate[strictly_after]"?: components["parameters"]["AddedStrictlyAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and earlier ones. */
        "lastModified[before]"?: components["parameters"]["ModifiedBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches earlier times. */
        "lastModified[strictly_before]"?: components["parameters"]["ModifiedStrictlyBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and later ones. */
        "lastModified[after]"?: components["parameters"]["ModifiedAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches later times. */
        "lastModified[strictly_after]"?: components["parameters"]["ModifiedStrictlyAfter"];
        /** @description Order by name. If there are several orders, the first one in the URL takes precedence. */
        "order[name]"?: components["parameters"]["OrderName"];
        /** @description Order by ID. */
        "order[id]"?: components["parameters"]["OrderId"];
        /** @description Order by time of creation. */
        "order[addedDate]"?: components["parameters"]["OrderAddedDate"];
        /** @description Order by time of the last change. */
        "order[lastModified]"?: components["parameters"]["OrderLastModified"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the list. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["MeasurementUnitCollectionJsonld"];
          "application/json": components["schemas"]["MeasurementUnitList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listMeasurementUnitLog: {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the change log, newest entries first. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["LogEntryCollectionJsonld"];
          "application/json": components["schemas"]["LogEntryList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listPartCustomStates: {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
        /** @description Case-insensitive pattern. `%` matches any characters, `_` matches one character, `\` escapes them. */
        name?: components["parameters"]["NameLike"];
        /** @description Comment. Case-insensitive pattern with `%` and `_`. */
        comment?: components["parameters"]["CommentLike"];
        /** @description Time of creation. Matches this time and earlier ones. */
        "addedDate[before]"?: components["parameters"]["AddedBefore"];
        /** @description Time of creation. Matches earlier times. */
        "addedDate[strictly_before]"?: components["parameters"]["AddedStrictlyBefore"];
        /** @description Time of creation. Matches this time and later ones. */
        "addedDate[after]"?: components["parameters"]["AddedAfter"];
        /** @description Time of creation. Matches later times. */
        "addedDate[strictly_after]"?: components["parameters"]["AddedStrictlyAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and earlier ones. */
        "lastModified[before]"?: components["parameters"]["ModifiedBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches earlier times. */
        "lastModified[strictly_before]"?: components["parameters"]["ModifiedStrictlyBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and later ones. */
        "lastModified[after]"?: components["parameters"]["ModifiedAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches later times. */
        "lastModified[strictly_after]"?: components["parameters"]["ModifiedStrictlyAfter"];
        /** @description Order by name. If there are several orders, the first one in the URL takes precedence. */
        "order[name]"?: components["parameters"]["OrderName"];
        /** @description Order by ID. */
        "order[id]"?: components["parameters"]["OrderId"];
        /** @description Order by time of creation. */
        "order[addedDate]"?: components["parameters"]["OrderAddedDate"];
        /** @description Order by time of the last change. */
        "order[lastModified]"?: components["parameters"]["OrderLastModified"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the list. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["PartCustomStateCollectionJsonld"];
          "application/json": components["schemas"]["PartCustomStateList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  createPartCustomState: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Key for safe retries. A request with the same key and body within 24 hours returns the first response again and creates nothing. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PartCustomStateCreate"];
        "application/ld+json": components["schemas"]["PartCustomStateCreate"];
      };
    };
    responses: {
      /** @description The new entity. */
      201: {
        headers: {
          ETag: components["headers"]["ETag"];
          Location: components["headers"]["Location"];
          "Content-Location": components["headers"]["ContentLocation"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["PartCustomStateJsonld"];
          "application/json": components["schemas"]["PartCustomState"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      409: components["responses"]["IdempotencyConflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  getPartCustomState: {
    parameters: {
      query?: {
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested entity. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["PartCustomStateJsonld"];
          "application/json": components["schemas"]["PartCustomState"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  deletePartCustomState: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components["responses"]["Deleted"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      409: components["responses"]["Conflict"];
      412: components["responses"]["PreconditionFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  updatePartCustomState: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/merge-patch+json": components["schemas"]["PartCustomStatePatch"];
      };
    };
    responses: {
      /** @description The changed entity. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "Content-Location": components["headers"]["ContentLocation"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["PartCustomStateJsonld"];
          "application/json": components["schemas"]["PartCustomState"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listPartCustomStateChildren: {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
        /** @description Case-insensitive pattern. `%` matches any characters, `_` matches one character, `\` escapes them. */
        name?: components["parameters"]["NameLike"];
        /** @description Comment. Case-insensitive pattern with `%` and `_`. */
        comment?: components["parameters"]["CommentLike"];
        /** @description Time of creation. Matches this time and earlier ones. */
        "addedDate[before]"?: components["parameters"]["AddedBefore"];
        /** @description Time of creation. Matches earlier times. */
        "addedDate[strictly_before]"?: components["parameters"]["AddedStrictlyBefore"];
        /** @description Time of creation. Matches this time and later ones. */
        "addedDate[after]"?: components["parameters"]["AddedAfter"];
        /** @description Time of creation. Matches later times. */
        "addedDate[strictly_after]"?: components["parameters"]["AddedStrictlyAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and earlier ones. */
        "lastModified[before]"?: components["parameters"]["ModifiedBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches earlier times. */
        "lastModified[strictly_before]"?: components["parameters"]["ModifiedStrictlyBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and later ones. */
        "lastModified[after]"?: components["parameters"]["ModifiedAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches later times. */
        "lastModified[strictly_after]"?: components["parameters"]["ModifiedStrictlyAfter"];
        /** @description Order by name. If there are several orders, the first one in the URL takes precedence. */
        "order[name]"?: components["parameters"]["OrderName"];
        /** @description Order by ID. */
        "order[id]"?: components["parameters"]["OrderId"];
        /** @description Order by time of creation. */
        "order[addedDate]"?: components["parameters"]["OrderAddedDate"];
        /** @description Order by time of the last change. */
        "order[lastModified]"?: components["parameters"]["OrderLastModified"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the list. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["PartCustomStateCollectionJsonld"];
          "application/json": components["schemas"]["PartCustomStateList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listPartCustomStateLog: {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the change log, newest entries first. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["LogEntryCollectionJsonld"];
          "application/json": components["schemas"]["LogEntryList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listCurrencies: {
    parameters: {
      query?: {
        /** @description Case-insensitive pattern with `%` and `_`. */
        iso_code?: components["parameters"]["IsoCodeLike"];
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
        /** @description Case-insensitive pattern. `%` matches any characters, `_` matches one character, `\` escapes them. */
        name?: components["parameters"]["NameLike"];
        /** @description Comment. Case-insensitive pattern with `%` and `_`. */
        comment?: components["parameters"]["CommentLike"];
        /** @description Time of creation. Matches this time and earlier ones. */
        "addedDate[before]"?: components["parameters"]["AddedBefore"];
        /** @description Time of creation. Matches earlier times. */
        "addedDate[strictly_before]"?: components["parameters"]["AddedStrictlyBefore"];
        /** @description Time of creation. Matches this time and later ones. */
        "addedDate[after]"?: components["parameters"]["AddedAfter"];
        /** @description Time of creation. Matches later times. */
        "addedDate[strictly_after]"?: components["parameters"]["AddedStrictlyAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and earlier ones. */
        "lastModified[before]"?: components["parameters"]["ModifiedBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches earlier times. */
        "lastModified[strictly_before]"?: components["parameters"]["ModifiedStrictlyBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and later ones. */
        "lastModified[after]"?: components["parameters"]["ModifiedAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches later times. */
        "lastModified[strictly_after]"?: components["parameters"]["ModifiedStrictlyAfter"];
        /** @description Order by name. If there are several orders, the first one in the URL takes precedence. */
        "order[name]"?: components["parameters"]["OrderName"];
        /** @description Order by ID. */
        "order[id]"?: components["parameters"]["OrderId"];
        /** @description Order by time of creation. */
        "order[addedDate]"?: components["parameters"]["OrderAddedDate"];
        /** @description Order by time of the last change. */
        "order[lastModified]"?: components["parameters"]["OrderLastModified"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the list. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["CurrencyCollectionJsonld"];
          "application/json": components["schemas"]["CurrencyList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  createCurrency: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Key for safe retries. A request with the same key and body within 24 hours returns the first response again and creates nothing. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CurrencyCreate"];
        "application/ld+json": components["schemas"]["CurrencyCreate"];
      };
    };
    responses: {
      /** @description The new entity. */
      201: {
        headers: {
          ETag: components["headers"]["ETag"];
          Location: components["headers"]["Location"];
          "Content-Location": components["headers"]["ContentLocation"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["CurrencyJsonld"];
          "application/json": components["schemas"]["Currency"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      409: components["responses"]["IdempotencyConflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  getCurrency: {
    parameters: {
      query?: {
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested entity. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["CurrencyJsonld"];
          "application/json": components["schemas"]["Currency"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteCurrency: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components["responses"]["Deleted"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      409: components["responses"]["Conflict"];
      412: components["responses"]["PreconditionFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateCurrency: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/merge-patch+json": components["schemas"]["CurrencyPatch"];
      };
    };
    responses: {
      /** @description The changed entity. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "Content-Location": components["headers"]["ContentLocation"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["CurrencyJsonld"];
          "application/json": components["schemas"]["Currency"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listCurrencyChildren: {
    parameters: {
      query?: {
        /** @description Case-insensitive pattern with `%` and `_`. */
        iso_code?: components["parameters"]["IsoCodeLike"];
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
        /** @description Case-insensitive pattern. `%` matches any characters, `_` matches one character, `\` escapes them. */
        name?: components["parameters"]["NameLike"];
        /** @description Comment. Case-insensitive pattern with `%` and `_`. */
        comment?: components["parameters"]["CommentLike"];
        /** @description Time of creation. Matches this time and earlier ones. */
        "addedDate[before]"?: components["parameters"]["AddedBefore"];
        /** @description Time of creation. Matches earlier times. */
        "addedDate[strictly_before]"?: components["parameters"]["AddedStrictlyBefore"];
        /** @description Time of creation. Matches this time and later ones. */
        "addedDate[after]"?: components["parameters"]["AddedAfter"];
        /** @description Time of creation. Matches later times. */
        "addedDate[strictly_after]"?: components["parameters"]["AddedStrictlyAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and earlier ones. */
        "lastModified[before]"?: components["parameters"]["ModifiedBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches earlier times. */
        "lastModified[strictly_before]"?: components["parameters"]["ModifiedStrictlyBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and later ones. */
        "lastModified[after]"?: components["parameters"]["ModifiedAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches later times. */
        "lastModified[strictly_after]"?: components["parameters"]["ModifiedStrictlyAfter"];
        /** @description Order by name. If there are several orders, the first one in the URL takes precedence. */
        "order[name]"?: components["parameters"]["OrderName"];
        /** @description Order by ID. */
        "order[id]"?: components["parameters"]["OrderId"];
        /** @description Order by time of creation. */
        "order[addedDate]"?: components["parameters"]["OrderAddedDate"];
        /** @description Order by time of the last change. */
        "order[lastModified]"?: components["parameters"]["OrderLastModified"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the list. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["CurrencyCollectionJsonld"];
          "application/json": components["schemas"]["CurrencyList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listCurrencyLog: {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the change log, newest entries first. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["LogEntryCollectionJsonld"];
          "application/json": components["schemas"]["LogEntryList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listProjects: {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
        /** @description Case-insensitive pattern. `%` matches any characters, `_` matches one character, `\` escapes them. */
        name?: components["parameters"]["NameLike"];
        /** @description Comment. Case-insensitive pattern with `%` and `_`. */
        comment?: components["parameters"]["CommentLike"];
        /** @description Time of creation. Matches this time and earlier ones. */
        "addedDate[before]"?: components["parameters"]["AddedBefore"];
        /** @description Time of creation. Matches earlier times. */
        "addedDate[strictly_before]"?: components["parameters"]["AddedStrictlyBefore"];
        /** @description Time of creation. Matches this time and later ones. */
        "addedDate[after]"?: components["parameters"]["AddedAfter"];
        /** @description Time of creation. Matches later times. */
        "addedDate[strictly_after]"?: components["parameters"]["AddedStrictlyAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and earlier ones. */
        "lastModified[before]"?: components["parameters"]["ModifiedBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches earlier times. */
        "lastModified[strictly_before]"?: components["parameters"]["ModifiedStrictlyBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and later ones. */
        "lastModified[after]"?: components["parameters"]["ModifiedAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches later times. */
        "lastModified[strictly_after]"?: components["parameters"]["ModifiedStrictlyAfter"];
        /** @description Order by name. If there are several orders, the first one in the URL takes precedence. */
        "order[name]"?: components["parameters"]["OrderName"];
        /** @description Order by ID. */
        "order[id]"?: components["parameters"]["OrderId"];
        /** @description Order by time of creation. */
        "order[addedDate]"?: components["parameters"]["OrderAddedDate"];
        /** @description Order by time of the last change. */
        "order[lastModified]"?: components["parameters"]["OrderLastModified"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the list. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["ProjectCollectionJsonld"];
          "application/json": components["schemas"]["ProjectList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  createProject: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Key for safe retries. A request with the same key and body within 24 hours returns the first response again and creates nothing. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ProjectCreate"];
        "application/ld+json": components["schemas"]["ProjectCreate"];
      };
    };
    responses: {
      /** @description The new entity. */
      201: {
        headers: {
          ETag: components["headers"]["ETag"];
          Location: components["headers"]["Location"];
          "Content-Location": components["headers"]["ContentLocation"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["ProjectJsonld"];
          "application/json": components["schemas"]["Project"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      409: components["responses"]["IdempotencyConflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  getProject: {
    parameters: {
      query?: {
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested entity. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["ProjectJsonld"];
          "application/json": components["schemas"]["Project"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteProject: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components["responses"]["Deleted"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      409: components["responses"]["Conflict"];
      412: components["responses"]["PreconditionFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateProject: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/merge-patch+json": components["schemas"]["ProjectPatch"];
      };
    };
    responses: {
      /** @description The changed entity. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "Content-Location": components["headers"]["ContentLocation"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["ProjectJsonld"];
          "application/json": components["schemas"]["Project"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listProjectChildren: {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
        /** @description Case-insensitive pattern. `%` matches any characters, `_` matches one character, `\` escapes them. */
        name?: components["parameters"]["NameLike"];
        /** @description Comment. Case-insensitive pattern with `%` and `_`. */
        comment?: components["parameters"]["CommentLike"];
        /** @description Time of creation. Matches this time and earlier ones. */
        "addedDate[before]"?: components["parameters"]["AddedBefore"];
        /** @description Time of creation. Matches earlier times. */
        "addedDate[strictly_before]"?: components["parameters"]["AddedStrictlyBefore"];
        /** @description Time of creation. Matches this time and later ones. */
        "addedDate[after]"?: components["parameters"]["AddedAfter"];
        /** @description Time of creation. Matches later times. */
        "addedDate[strictly_after]"?: components["parameters"]["AddedStrictlyAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and earlier ones. */
        "lastModified[before]"?: components["parameters"]["ModifiedBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches earlier times. */
        "lastModified[strictly_before]"?: components["parameters"]["ModifiedStrictlyBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and later ones. */
        "lastModified[after]"?: components["parameters"]["ModifiedAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches later times. */
        "lastModified[strictly_after]"?: components["parameters"]["ModifiedStrictlyAfter"];
        /** @description Order by name. If there are several orders, the first one in the URL takes precedence. */
        "order[name]"?: components["parameters"]["OrderName"];
        /** @description Order by ID. */
        "order[id]"?: components["parameters"]["OrderId"];
        /** @description Order by time of creation. */
        "order[addedDate]"?: components["parameters"]["OrderAddedDate"];
        /** @description Order by time of the last change. */
        "order[lastModified]"?: components["parameters"]["OrderLastModified"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the list. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["ProjectCollectionJsonld"];
          "application/json": components["schemas"]["ProjectList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listProjectLog: {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the change log, newest entries first. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["LogEntryCollectionJsonld"];
          "application/json": components["schemas"]["LogEntryList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listProjectBom: {
    parameters: {
      query?: {
        /** @description Parts, by number or IRI, separated by commas. */
        part?: components["parameters"]["BomPart"];
        /** @description Like `name`. */
        mountnames?: components["parameters"]["BomMountnamesLike"];
        /** @description Quantity of the entry. Matches this range, ends included. */
        "quantity[between]"?: components["parameters"]["BomQuantityBetween"];
        /** @description Quantity of the entry. Matches greater values. */
        "quantity[gt]"?: components["parameters"]["BomQuantityGreater"];
        /** @description Quantity of the entry. Matches this value and greater ones. */
        "quantity[gte]"?: components["parameters"]["BomQuantityGreaterOrEqual"];
        /** @description Quantity of the entry. Matches smaller values. */
        "quantity[lt]"?: components["parameters"]["BomQuantityLess"];
        /** @description Quantity of the entry. Matches this value and smaller ones. */
        "quantity[lte]"?: components["parameters"]["BomQuantityLessOrEqual"];
        /** @description Order by quantity. The stored value counts: it keeps its fraction when the unit of the part becomes an integer. */
        "order[quantity]"?: components["parameters"]["BomOrderQuantity"];
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
        /** @description Case-insensitive pattern. `%` matches any characters, `_` matches one character, `\` escapes them. */
        name?: components["parameters"]["NameLike"];
        /** @description Comment. Case-insensitive pattern with `%` and `_`. */
        comment?: components["parameters"]["CommentLike"];
        /** @description Time of creation. Matches this time and earlier ones. */
        "addedDate[before]"?: components["parameters"]["AddedBefore"];
        /** @description Time of creation. Matches earlier times. */
        "addedDate[strictly_before]"?: components["parameters"]["AddedStrictlyBefore"];
        /** @description Time of creation. Matches this time and later ones. */
        "addedDate[after]"?: components["parameters"]["AddedAfter"];
        /** @description Time of creation. Matches later times. */
        "addedDate[strictly_after]"?: components["parameters"]["AddedStrictlyAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and earlier ones. */
        "lastModified[before]"?: components["parameters"]["ModifiedBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches earlier times. */
        "lastModified[strictly_before]"?: components["parameters"]["ModifiedStrictlyBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and later ones. */
        "lastModified[after]"?: components["parameters"]["ModifiedAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches later times. */
        "lastModified[strictly_after]"?: components["parameters"]["ModifiedStrictlyAfter"];
        /** @description Order by name. If there are several orders, the first one in the URL takes precedence. */
        "order[name]"?: components["parameters"]["OrderName"];
        /** @description Order by ID. */
        "order[id]"?: components["parameters"]["OrderId"];
        /** @description Order by time of creation. */
        "order[addedDate]"?: components["parameters"]["OrderAddedDate"];
        /** @description Order by time of the last change. */
        "order[lastModified]"?: components["parameters"]["OrderLastModified"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the list. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["ProjectBOMEntryCollectionJsonld"];
          "application/json": components["schemas"]["ProjectBOMEntryList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  getProjectAvailability: {
    parameters: {
      query?: {
        /** @description How many copies are to be built. */
        quantity?: number;
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What is there and what is missing. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["ProjectAvailabilityJsonld"];
          "application/json": components["schemas"]["ProjectAvailability"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  buildProject: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Key for safe retries. A request with the same key and body within 24 hours returns the first response again and creates nothing. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ProjectBuildRequest"];
        "application/ld+json": components["schemas"]["ProjectBuildRequest"];
      };
    };
    responses: {
      /** @description What was taken from where. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["ProjectBuildJsonld"];
          "application/json": components["schemas"]["ProjectBuild"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      /** @description There is not enough in stock, the violations say of what; or a request with the same `Idempotency-Key` is still running. Nothing was withdrawn. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json":
            components["schemas"]["Problem"] | components["schemas"]["ProblemJsonld"];
        };
      };
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listProjectBomEntries: {
    parameters: {
      query?: {
        /** @description Projects, by number or IRI, separated by commas. `+` after one takes in its children, `++` everything below. */
        project?: components["parameters"]["BomProject"];
        /** @description Parts, by number or IRI, separated by commas. */
        part?: components["parameters"]["BomPart"];
        /** @description Like `name`. */
        mountnames?: components["parameters"]["BomMountnamesLike"];
        /** @description Quantity of the entry. Matches this range, ends included. */
        "quantity[between]"?: components["parameters"]["BomQuantityBetween"];
        /** @description Quantity of the entry. Matches greater values. */
        "quantity[gt]"?: components["parameters"]["BomQuantityGreater"];
        /** @description Quantity of the entry. Matches this value and greater ones. */
        "quantity[gte]"?: components["parameters"]["BomQuantityGreaterOrEqual"];
        /** @description Quantity of the entry. Matches smaller values. */
        "quantity[lt]"?: components["parameters"]["BomQuantityLess"];
        /** @description Quantity of the entry. Matches this value and smaller ones. */
        "quantity[lte]"?: components["parameters"]["BomQuantityLessOrEqual"];
        /** @description Order by quantity. The stored value counts: it keeps its fraction when the unit of the part becomes an integer. */
        "order[quantity]"?: components["parameters"]["BomOrderQuantity"];
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
        /** @description Case-insensitive pattern. `%` matches any characters, `_` matches one character, `\` escapes them. */
        name?: components["parameters"]["NameLike"];
        /** @description Comment. Case-insensitive pattern with `%` and `_`. */
        comment?: components["parameters"]["CommentLike"];
        /** @description Time of creation. Matches this time and earlier ones. */
        "addedDate[before]"?: components["parameters"]["AddedBefore"];
        /** @description Time of creation. Matches earlier times. */
        "addedDate[strictly_before]"?: components["parameters"]["AddedStrictlyBefore"];
        /** @description Time of creation. Matches this time and later ones. */
        "addedDate[after]"?: components["parameters"]["AddedAfter"];
        /** @description Time of creation. Matches later times. */
        "addedDate[strictly_after]"?: components["parameters"]["AddedStrictlyAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and earlier ones. */
        "lastModified[before]"?: components["parameters"]["ModifiedBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches earlier times. */
        "lastModified[strictly_before]"?: components["parameters"]["ModifiedStrictlyBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and later ones. */
        "lastModified[after]"?: components["parameters"]["ModifiedAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches later times. */
        "lastModified[strictly_after]"?: components["parameters"]["ModifiedStrictlyAfter"];
        /** @description Order by name. If there are several orders, the first one in the URL takes precedence. */
        "order[name]"?: components["parameters"]["OrderName"];
        /** @description Order by ID. */
        "order[id]"?: components["parameters"]["OrderId"];
        /** @description Order by time of creation. */
        "order[addedDate]"?: components["parameters"]["OrderAddedDate"];
        /** @description Order by time of the last change. */
        "order[lastModified]"?: components["parameters"]["OrderLastModified"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the list. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["ProjectBOMEntryCollectionJsonld"];
          "application/json": components["schemas"]["ProjectBOMEntryList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  createProjectBomEntry: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Key for safe retries. A request with the same key and body within 24 hours returns the first response again and creates nothing. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ProjectBOMEntryCreate"];
        "application/ld+json": components["schemas"]["ProjectBOMEntryCreate"];
      };
    };
    responses: {
      /** @description The new entity. */
      201: {
        headers: {
          ETag: components["headers"]["ETag"];
          Location: components["headers"]["Location"];
          "Content-Location": components["headers"]["ContentLocation"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["ProjectBOMEntryJsonld"];
          "application/json": components["schemas"]["ProjectBOMEntry"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      409: components["responses"]["IdempotencyConflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  getProjectBomEntry: {
    parameters: {
      query?: {
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested entity. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["ProjectBOMEntryJsonld"];
          "application/json": components["schemas"]["ProjectBOMEntry"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteProjectBomEntry: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components["responses"]["Deleted"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      412: components["responses"]["PreconditionFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateProjectBomEntry: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/merge-patch+json": components["schemas"]["ProjectBOMEntryPatch"];
      };
    };
    responses: {
      /** @description The changed entity. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "Content-Location": components["headers"]["ContentLocation"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["ProjectBOMEntryJsonld"];
          "application/json": components["schemas"]["ProjectBOMEntry"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listProjectBomEntryLog: {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the change log, newest entries first. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["LogEntryCollectionJsonld"];
          "application/json": components["schemas"]["LogEntryList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listAttachmentTypes: {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
        /** @description Case-insensitive pattern. `%` matches any characters, `_` matches one character, `\` escapes them. */
        name?: components["parameters"]["NameLike"];
        /** @description Comment. Case-insensitive pattern with `%` and `_`. */
        comment?: components["parameters"]["CommentLike"];
        /** @description Time of creation. Matches this time and earlier ones. */
        "addedDate[before]"?: components["parameters"]["AddedBefore"];
        /** @description Time of creation. Matches earlier times. */
        "addedDate[strictly_before]"?: components["parameters"]["AddedStrictlyBefore"];
        /** @description Time of creation. Matches this time and later ones. */
        "addedDate[after]"?: components["parameters"]["AddedAfter"];
        /** @description Time of creation. Matches later times. */
        "addedDate[strictly_after]"?: components["parameters"]["AddedStrictlyAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and earlier ones. */
        "lastModified[before]"?: components["parameters"]["ModifiedBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches earlier times. */
        "lastModified[strictly_before]"?: components["parameters"]["ModifiedStrictlyBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and later ones. */
        "lastModified[after]"?: components["parameters"]["ModifiedAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches later times. */
        "lastModified[strictly_after]"?: components["parameters"]["ModifiedStrictlyAfter"];
        /** @description Order by name. If there are several orders, the first one in the URL takes precedence. */
        "order[name]"?: components["parameters"]["OrderName"];
        /** @description Order by ID. */
        "order[id]"?: components["parameters"]["OrderId"];
        /** @description Order by time of creation. */
        "order[addedDate]"?: components["parameters"]["OrderAddedDate"];
        /** @description Order by time of the last change. */
        "order[lastModified]"?: components["parameters"]["OrderLastModified"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the list. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["AttachmentTypeCollectionJsonld"];
          "application/json": components["schemas"]["AttachmentTypeList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  createAttachmentType: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Key for safe retries. A request with the same key and body within 24 hours returns the first response again and creates nothing. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AttachmentTypeCreate"];
        "application/ld+json": components["schemas"]["AttachmentTypeCreate"];
      };
    };
    responses: {
      /** @description The new entity. */
      201: {
        headers: {
          ETag: components["headers"]["ETag"];
          Location: components["headers"]["Location"];
          "Content-Location": components["headers"]["ContentLocation"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["AttachmentTypeJsonld"];
          "application/json": components["schemas"]["AttachmentType"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      409: components["responses"]["IdempotencyConflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  getAttachmentType: {
    parameters: {
      query?: {
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested entity. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["AttachmentTypeJsonld"];
          "application/json": components["schemas"]["AttachmentType"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteAttachmentType: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components["responses"]["Deleted"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      409: components["responses"]["Conflict"];
      412: components["responses"]["PreconditionFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateAttachmentType: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/merge-patch+json": components["schemas"]["AttachmentTypePatch"];
      };
    };
    responses: {
      /** @description The changed entity. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "Content-Location": components["headers"]["ContentLocation"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["AttachmentTypeJsonld"];
          "application/json": components["schemas"]["AttachmentType"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listAttachmentTypeChildren: {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
        /** @description Case-insensitive pattern. `%` matches any characters, `_` matches one character, `\` escapes them. */
        name?: components["parameters"]["NameLike"];
        /** @description Comment. Case-insensitive pattern with `%` and `_`. */
        comment?: components["parameters"]["CommentLike"];
        /** @description Time of creation. Matches this time and earlier ones. */
        "addedDate[before]"?: components["parameters"]["AddedBefore"];
        /** @description Time of creation. Matches earlier times. */
        "addedDate[strictly_before]"?: components["parameters"]["AddedStrictlyBefore"];
        /** @description Time of creation. Matches this time and later ones. */
        "addedDate[after]"?: components["parameters"]["AddedAfter"];
        /** @description Time of creation. Matches later times. */
        "addedDate[strictly_after]"?: components["parameters"]["AddedStrictlyAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and earlier ones. */
        "lastModified[before]"?: components["parameters"]["ModifiedBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches earlier times. */
        "lastModified[strictly_before]"?: components["parameters"]["ModifiedStrictlyBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and later ones. */
        "lastModified[after]"?: components["parameters"]["ModifiedAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches later times. */
        "lastModified[strictly_after]"?: components["parameters"]["ModifiedStrictlyAfter"];
        /** @description Order by name. If there are several orders, the first one in the URL takes precedence. */
        "order[name]"?: components["parameters"]["OrderName"];
        /** @description Order by ID. */
        "order[id]"?: components["parameters"]["OrderId"];
        /** @description Order by time of creation. */
        "order[addedDate]"?: components["parameters"]["OrderAddedDate"];
        /** @description Order by time of the last change. */
        "order[lastModified]"?: components["parameters"]["OrderLastModified"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the list. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["AttachmentTypeCollectionJsonld"];
          "application/json": components["schemas"]["AttachmentTypeList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listAttachmentTypeLog: {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the change log, newest entries first. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["LogEntryCollectionJsonld"];
          "application/json": components["schemas"]["LogEntryList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listAttachments: {
    parameters: {
      query?: {
        /** @description Attachment types, by number or IRI, separated by commas. `+` after one takes in its children, `++` everything below. */
        attachment_type?: components["parameters"]["AttachmentType"];
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
        /** @description Case-insensitive pattern. `%` matches any characters, `_` matches one character, `\` escapes them. */
        name?: components["parameters"]["NameLike"];
        /** @description Time of creation. Matches this time and earlier ones. */
        "addedDate[before]"?: components["parameters"]["AddedBefore"];
        /** @description Time of creation. Matches earlier times. */
        "addedDate[strictly_before]"?: components["parameters"]["AddedStrictlyBefore"];
        /** @description Time of creation. Matches this time and later ones. */
        "addedDate[after]"?: components["parameters"]["AddedAfter"];
        /** @description Time of creation. Matches later times. */
        "addedDate[strictly_after]"?: components["parameters"]["AddedStrictlyAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and earlier ones. */
        "lastModified[before]"?: components["parameters"]["ModifiedBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches earlier times. */
        "lastModified[strictly_before]"?: components["parameters"]["ModifiedStrictlyBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and later ones. */
        "lastModified[after]"?: components["parameters"]["ModifiedAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches later times. */
        "lastModified[strictly_after]"?: components["parameters"]["ModifiedStrictlyAfter"];
        /** @description Order by name. If there are several orders, the first one in the URL takes precedence. */
        "order[name]"?: components["parameters"]["OrderName"];
        /** @description Order by ID. */
        "order[id]"?: components["parameters"]["OrderId"];
        /** @description Order by time of creation. */
        "order[addedDate]"?: components["parameters"]["OrderAddedDate"];
        /** @description Order by time of the last change. */
        "order[lastModified]"?: components["parameters"]["OrderLastModified"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the list. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["AttachmentCollectionJsonld"];
          "application/json": components["schemas"]["AttachmentList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  createAttachment: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Key for safe retries. A request with the same key and body within 24 hours returns the first response again and creates nothing. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AttachmentCreate"];
        "application/ld+json": components["schemas"]["AttachmentCreate"];
      };
    };
    responses: {
      /** @description The new entity. */
      201: {
        headers: {
          ETag: components["headers"]["ETag"];
          Location: components["headers"]["Location"];
          "Content-Location": components["headers"]["ContentLocation"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["AttachmentJsonld"];
          "application/json": components["schemas"]["Attachment"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      409: components["responses"]["IdempotencyConflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  getAttachment: {
    parameters: {
      query?: {
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested entity. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["AttachmentJsonld"];
          "application/json": components["schemas"]["Attachment"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  replaceAttachment: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AttachmentReplace"];
        "application/ld+json": components["schemas"]["AttachmentReplace"];
      };
    };
    responses: {
      /** @description The changed entity. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "Content-Location": components["headers"]["ContentLocation"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["AttachmentJsonld"];
          "application/json": components["schemas"]["Attachment"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteAttachment: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components["responses"]["Deleted"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      412: components["responses"]["PreconditionFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateAttachment: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/merge-patch+json": components["schemas"]["AttachmentPatch"];
      };
    };
    responses: {
      /** @description The changed entity. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "Content-Location": components["headers"]["ContentLocation"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["AttachmentJsonld"];
          "application/json": components["schemas"]["Attachment"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listAttachmentLog: {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the change log, newest entries first. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["LogEntryCollectionJsonld"];
          "application/json": components["schemas"]["LogEntryList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  getAttachmentFile: {
    parameters: {
      query?: {
        /** @description Answer a file to save instead of one to show. */
        download?: boolean;
      };
      header?: {
        /** @description Answer only this part of the file (RFC 9110 §14.2). */
        Range?: string;
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file. */
      200: {
        headers: {
          ETag: components["headers"]["FileETag"];
          "Last-Modified": components["headers"]["LastModified"];
          "Content-Disposition": components["headers"]["ContentDisposition"];
          [name: string]: unknown;
        };
        content: {
          "*/*": components["schemas"]["FileContent"];
        };
      };
      /** @description The part that `Range` asks for. */
      206: {
        headers: {
          ETag: components["headers"]["FileETag"];
          "Last-Modified": components["headers"]["LastModified"];
          "Content-Disposition": components["headers"]["ContentDisposition"];
          "Content-Range": components["headers"]["ContentRange"];
          [name: string]: unknown;
        };
        content: {
          "*/*": components["schemas"]["FileContent"];
        };
      };
      304: components["responses"]["FileNotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NoFile"];
      416: components["responses"]["RangeNotSatisfiable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  getAttachmentThumbnail: {
    parameters: {
      query?: never;
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The thumbnail. */
      200: {
        headers: {
          ETag: components["headers"]["FileETag"];
          [name: string]: unknown;
        };
        content: {
          "image/webp": components["schemas"]["FileContent"];
        };
      };
      304: components["responses"]["FileNotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NoFile"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listParameters: {
    parameters: {
      query?: {
        /** @description Case-insensitive pattern with `%` and `_`. */
        symbol?: components["parameters"]["SymbolLike"];
        /** @description Case-insensitive pattern with `%` and `_`. */
        unit?: components["parameters"]["UnitLike"];
        /** @description Case-insensitive pattern with `%` and `_`. */
        group?: components["parameters"]["GroupLike"];
        /** @description Case-insensitive pattern with `%` and `_`. */
        value_text?: components["parameters"]["ValueTextLike"];
        /** @description Minimum value. Matches this range, ends included. */
        "value_min[between]"?: components["parameters"]["ValueMinBetween"];
        /** @description Minimum value. Matches greater values. */
        "value_min[gt]"?: components["parameters"]["ValueMinGreater"];
        /** @description Minimum value. Matches this value and greater ones. */
        "value_min[gte]"?: components["parameters"]["ValueMinGreaterOrEqual"];
        /** @description Minimum value. Matches smaller values. */
        "value_min[lt]"?: components["parameters"]["ValueMinLess"];
        /** @description Minimum value. Matches this value and smaller ones. */
        "value_min[lte]"?: components["parameters"]["ValueMinLessOrEqual"];
        /** @description Typical value. Matches this range, ends included. */
        "value_typical[between]"?: components["parameters"]["ValueTypicalBetween"];
        /** @description Typical value. Matches greater values. */
        "value_typical[gt]"?: components["parameters"]["ValueTypicalGreater"];
        /** @description Typical value. Matches this value and greater ones. */
        "value_typical[gte]"?: components["parameters"]["ValueTypicalGreaterOrEqual"];
        /** @description Typical value. Matches smaller values. */
        "value_typical[lt]"?: components["parameters"]["ValueTypicalLess"];
        /** @description Typical value. Matches this value and smaller ones. */
        "value_typical[lte]"?: components["parameters"]["ValueTypicalLessOrEqual"];
        /** @description Maximum value. Matches this range, ends included. */
        "value_max[between]"?: components["parameters"]["ValueMaxBetween"];
        /** @description Maximum value. Matches greater values. */
        "value_max[gt]"?: components["parameters"]["ValueMaxGreater"];
        /** @description Maximum value. Matches this value and greater ones. */
        "value_max[gte]"?: components["parameters"]["ValueMaxGreaterOrEqual"];
        /** @description Maximum value. Matches smaller values. */
        "value_max[lt]"?: components["parameters"]["ValueMaxLess"];
        /** @description Maximum value. Matches this value and smaller ones. */
        "value_max[lte]"?: components["parameters"]["ValueMaxLessOrEqual"];
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
        /** @description Case-insensitive pattern. `%` matches any characters, `_` matches one character, `\` escapes them. */
        name?: components["parameters"]["NameLike"];
        /** @description Order by name. If there are several orders, the first one in the URL takes precedence. */
        "order[name]"?: components["parameters"]["OrderName"];
        /** @description Order by ID. */
        "order[id]"?: components["parameters"]["OrderId"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the list. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["ParameterCollectionJsonld"];
          "application/json": components["schemas"]["ParameterList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  createParameter: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Key for safe retries. A request with the same key and body within 24 hours returns the first response again and creates nothing. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ParameterCreate"];
        "application/ld+json": components["schemas"]["ParameterCreate"];
      };
    };
    responses: {
      /** @description The new entity. */
      201: {
        headers: {
          ETag: components["headers"]["ETag"];
          Location: components["headers"]["Location"];
          "Content-Location": components["headers"]["ContentLocation"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["ParameterJsonld"];
          "application/json": components["schemas"]["Parameter"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      409: components["responses"]["IdempotencyConflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  getParameter: {
    parameters: {
      query?: {
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested entity. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["ParameterJsonld"];
          "application/json": components["schemas"]["Parameter"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteParameter: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components["responses"]["Deleted"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      412: components["responses"]["PreconditionFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateParameter: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/merge-patch+json": components["schemas"]["ParameterPatch"];
      };
    };
    responses: {
      /** @description The changed entity. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "Content-Location": components["headers"]["ContentLocation"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["ParameterJsonld"];
          "application/json": components["schemas"]["Parameter"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listParameterLog: {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the change log, newest entries first. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["LogEntryCollectionJsonld"];
          "application/json": components["schemas"]["LogEntryList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  searchParts: {
    parameters: {
      query: {
        /** @description Up to 16 words to search for. */
        q: string;
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the hits, best matches first. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["SearchHitCollectionJsonld"];
          "application/json": components["schemas"]["SearchHitList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  scanCode: {
    parameters: {
      query: {
        /** @description The scanned text. */
        code: string;
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The matches. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["ScanResultJsonld"];
          "application/json": components["schemas"]["ScanResult"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      /** @description Nothing matches the code; `detail` quotes it. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json":
            components["schemas"]["Problem"] | components["schemas"]["ProblemJsonld"];
        };
      };
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  getKicadRoot: {
    parameters: {
      query?: never;
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The connection and the token are valid. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KicadRoot"];
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listKicadCategories: {
    parameters: {
      query?: never;
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All categories. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KicadCategoryList"];
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listKicadParts: {
    parameters: {
      query?: {
        /** @description Return only `id`, `name`, `description` and `keywords`. */
        minimal?: boolean;
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Category ID, or `0` if all parts are in a single category. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All visible parts of the category. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KicadPartList"];
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  getKicadPart: {
    parameters: {
      query?: never;
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The part. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KicadPart"];
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listUsers: {
    parameters: {
      query?: {
        /** @description Case-insensitive pattern with `%` and `_`. */
        aboutMe?: components["parameters"]["AboutMeLike"];
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
        /** @description Case-insensitive pattern. `%` matches any characters, `_` matches one character, `\` escapes them. */
        name?: components["parameters"]["NameLike"];
        /** @description Time of creation. Matches this time and earlier ones. */
        "addedDate[before]"?: components["parameters"]["AddedBefore"];
        /** @description Time of creation. Matches earlier times. */
        "addedDate[strictly_before]"?: components["parameters"]["AddedStrictlyBefore"];
        /** @description Time of creation. Matches this time and later ones. */
        "addedDate[after]"?: components["parameters"]["AddedAfter"];
        /** @description Time of creation. Matches later times. */
        "addedDate[strictly_after]"?: components["parameters"]["AddedStrictlyAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and earlier ones. */
        "lastModified[before]"?: components["parameters"]["ModifiedBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches earlier times. */
        "lastModified[strictly_before]"?: components["parameters"]["ModifiedStrictlyBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and later ones. */
        "lastModified[after]"?: components["parameters"]["ModifiedAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches later times. */
        "lastModified[strictly_after]"?: components["parameters"]["ModifiedStrictlyAfter"];
        /** @description Order by name. If there are several orders, the first one in the URL takes precedence. */
        "order[name]"?: components["parameters"]["OrderName"];
        /** @description Order by ID. */
        "order[id]"?: components["parameters"]["OrderId"];
        /** @description Order by time of creation. */
        "order[addedDate]"?: components["parameters"]["OrderAddedDate"];
        /** @description Order by time of the last change. */
        "order[lastModified]"?: components["parameters"]["OrderLastModified"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the list. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["UserCollectionJsonld"];
          "application/json": components["schemas"]["UserList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  createUser: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Key for safe retries. A request with the same key and body within 24 hours returns the first response again and creates nothing. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["UserCreate"];
        "application/ld+json": components["schemas"]["UserCreate"];
      };
    };
    responses: {
      /** @description The new entity. */
      201: {
        headers: {
          ETag: components["headers"]["ETag"];
          Location: components["headers"]["Location"];
          "Content-Location": components["headers"]["ContentLocation"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["UserJsonld"];
          "application/json": components["schemas"]["User"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      409: components["responses"]["IdempotencyConflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  getUser: {
    parameters: {
      query?: {
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested entity. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["UserJsonld"];
          "application/json": components["schemas"]["User"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteUser: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components["responses"]["Deleted"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      409: components["responses"]["LockOut"];
      412: components["responses"]["PreconditionFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateUser: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/merge-patch+json": components["schemas"]["UserPatch"];
      };
    };
    responses: {
      /** @description The changed entity. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "Content-Location": components["headers"]["ContentLocation"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["UserJsonld"];
          "application/json": components["schemas"]["User"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      409: components["responses"]["LockOut"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listUserLog: {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the change log, newest entries first. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["LogEntryCollectionJsonld"];
          "application/json": components["schemas"]["LogEntryList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listGroups: {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
        /** @description Case-insensitive pattern. `%` matches any characters, `_` matches one character, `\` escapes them. */
        name?: components["parameters"]["NameLike"];
        /** @description Comment. Case-insensitive pattern with `%` and `_`. */
        comment?: components["parameters"]["CommentLike"];
        /** @description Time of creation. Matches this time and earlier ones. */
        "addedDate[before]"?: components["parameters"]["AddedBefore"];
        /** @description Time of creation. Matches earlier times. */
        "addedDate[strictly_before]"?: components["parameters"]["AddedStrictlyBefore"];
        /** @description Time of creation. Matches this time and later ones. */
        "addedDate[after]"?: components["parameters"]["AddedAfter"];
        /** @description Time of creation. Matches later times. */
        "addedDate[strictly_after]"?: components["parameters"]["AddedStrictlyAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and earlier ones. */
        "lastModified[before]"?: components["parameters"]["ModifiedBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches earlier times. */
        "lastModified[strictly_before]"?: components["parameters"]["ModifiedStrictlyBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and later ones. */
        "lastModified[after]"?: components["parameters"]["ModifiedAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches later times. */
        "lastModified[strictly_after]"?: components["parameters"]["ModifiedStrictlyAfter"];
        /** @description Order by name. If there are several orders, the first one in the URL takes precedence. */
        "order[name]"?: components["parameters"]["OrderName"];
        /** @description Order by ID. */
        "order[id]"?: components["parameters"]["OrderId"];
        /** @description Order by time of creation. */
        "order[addedDate]"?: components["parameters"]["OrderAddedDate"];
        /** @description Order by time of the last change. */
        "order[lastModified]"?: components["parameters"]["OrderLastModified"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the list. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["GroupCollectionJsonld"];
          "application/json": components["schemas"]["GroupList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  createGroup: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Key for safe retries. A request with the same key and body within 24 hours returns the first response again and creates nothing. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GroupCreate"];
        "application/ld+json": components["schemas"]["GroupCreate"];
      };
    };
    responses: {
      /** @description The new entity. */
      201: {
        headers: {
          ETag: components["headers"]["ETag"];
          Location: components["headers"]["Location"];
          "Content-Location": components["headers"]["ContentLocation"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["GroupJsonld"];
          "application/json": components["schemas"]["Group"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      409: components["responses"]["IdempotencyConflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  getGroup: {
    parameters: {
      query?: {
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested entity. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["GroupJsonld"];
          "application/json": components["schemas"]["Group"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteGroup: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components["responses"]["Deleted"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      409: components["responses"]["Conflict"];
      412: components["responses"]["PreconditionFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateGroup: {
    parameters: {
      query?: {
        /** @description Reason for the change, shown in the change log. Truncated to 255 characters. */
        _comment?: components["parameters"]["Comment"];
      };
      header?: {
        /** @description Make the change only if the current `ETag` is one of these (RFC 9110 §13.1.1). At most 100. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/merge-patch+json": components["schemas"]["GroupPatch"];
      };
    };
    responses: {
      /** @description The changed entity. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "Content-Location": components["headers"]["ContentLocation"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["GroupJsonld"];
          "application/json": components["schemas"]["Group"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      409: components["responses"]["LockOut"];
      412: components["responses"]["PreconditionFailed"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listGroupChildren: {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
        /** @description Case-insensitive pattern. `%` matches any characters, `_` matches one character, `\` escapes them. */
        name?: components["parameters"]["NameLike"];
        /** @description Comment. Case-insensitive pattern with `%` and `_`. */
        comment?: components["parameters"]["CommentLike"];
        /** @description Time of creation. Matches this time and earlier ones. */
        "addedDate[before]"?: components["parameters"]["AddedBefore"];
        /** @description Time of creation. Matches earlier times. */
        "addedDate[strictly_before]"?: components["parameters"]["AddedStrictlyBefore"];
        /** @description Time of creation. Matches this time and later ones. */
        "addedDate[after]"?: components["parameters"]["AddedAfter"];
        /** @description Time of creation. Matches later times. */
        "addedDate[strictly_after]"?: components["parameters"]["AddedStrictlyAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and earlier ones. */
        "lastModified[before]"?: components["parameters"]["ModifiedBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches earlier times. */
        "lastModified[strictly_before]"?: components["parameters"]["ModifiedStrictlyBefore"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches this time and later ones. */
        "lastModified[after]"?: components["parameters"]["ModifiedAfter"];
        /** @description Time of the last change to the element itself. Changes to referenced elements and the expiration of lots do not count. Matches later times. */
        "lastModified[strictly_after]"?: components["parameters"]["ModifiedStrictlyAfter"];
        /** @description Order by name. If there are several orders, the first one in the URL takes precedence. */
        "order[name]"?: components["parameters"]["OrderName"];
        /** @description Order by ID. */
        "order[id]"?: components["parameters"]["OrderId"];
        /** @description Order by time of creation. */
        "order[addedDate]"?: components["parameters"]["OrderAddedDate"];
        /** @description Order by time of the last change. */
        "order[lastModified]"?: components["parameters"]["OrderLastModified"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the list. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["GroupCollectionJsonld"];
          "application/json": components["schemas"]["GroupList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listGroupLog: {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the change log, newest entries first. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["LogEntryCollectionJsonld"];
          "application/json": components["schemas"]["LogEntryList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  getCurrentToken: {
    parameters: {
      query?: {
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested entity. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["ApiTokenJsonld"];
          "application/json": components["schemas"]["ApiToken"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      /** @description The request is authenticated by an OAuth access token or a browser session, not by an API token. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json":
            components["schemas"]["Problem"] | components["schemas"]["ProblemJsonld"];
        };
      };
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  listLogEntries: {
    parameters: {
      query?: {
        /** @description Return only entries of this kind. */
        kind?: components["parameters"]["Kind"];
        /** @description Comma-separated user IDs or IRIs. Matches the users who made the change. */
        user?: components["parameters"]["User"];
        /** @description Resource type of the affected element, such as `Part`. */
        target_type?: components["parameters"]["TargetType"];
        /** @description ID of the affected element. Combine it with `target_type`, because IDs are unique only within a type. */
        target_id?: components["parameters"]["TargetId"];
        /** @description Time of the event. Matches this time and earlier ones. */
        "datetime[before]"?: components["parameters"]["DatetimeBefore"];
        /** @description Time of the event. Matches earlier times. */
        "datetime[strictly_before]"?: components["parameters"]["DatetimeStrictlyBefore"];
        /** @description Time of the event. Matches this time and later ones. */
        "datetime[after]"?: components["parameters"]["DatetimeAfter"];
        /** @description Time of the event. Matches later times. */
        "datetime[strictly_after]"?: components["parameters"]["DatetimeStrictlyAfter"];
        /** @description Sort by time of the event. */
        "order[datetime]"?: components["parameters"]["OrderDatetime"];
        /** @description Page number, starting at 1. */
        page?: components["parameters"]["Page"];
        /** @description Items per page (default 30, maximum 5,000). `0` returns only the total. Large pages return 503 with `Retry-After` while too many of them are being built or sent. */
        itemsPerPage?: components["parameters"]["ItemsPerPage"];
        /** @description Cursor for pagination at constant cost per page. Send it empty to get the first page, then follow `hydra:next` or the `Link` header. A cursor is shorter than 1 KB and valid only for the order that it was created with. Comments and descriptions are ordered by their first 100 characters. If the last item of a page is changed or deleted, the next page may repeat or skip items with the same first 100 characters. */
        cursor?: components["parameters"]["Cursor"];
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
        /** @description Order by ID. */
        "order[id]"?: components["parameters"]["OrderId"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the list. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "X-Total-Count": components["headers"]["TotalCount"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["LogEntryCollectionJsonld"];
          "application/json": components["schemas"]["LogEntryList"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  getLogEntry: {
    parameters: {
      query?: {
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description Entity ID. */
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested entity. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["LogEntryJsonld"];
          "application/json": components["schemas"]["LogEntry"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  getStatistics: {
    parameters: {
      query?: {
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested entity. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["StatisticsJsonld"];
          "application/json": components["schemas"]["Statistics"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  getInfo: {
    parameters: {
      query?: {
        /** @description Return only these properties. Repeatable. `properties[category][]=name` selects properties of an embedded object. */
        "properties[]"?: components["parameters"]["Properties"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested entity. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["PartDBInfoJsonld"];
          "application/json": components["schemas"]["PartDBInfo"];
          "text/html": string;
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
    };
  };
  getEntrypoint: {
    parameters: {
      query?: never;
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The address of each collection. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["Entrypoint"];
          "text/html": components["schemas"]["Page"];
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      406: components["responses"]["NotAcceptable"];
    };
  };
  getDocumentation: {
    parameters: {
      query?: never;
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The documentation in the requested format. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "text/html": components["schemas"]["Page"];
          "application/vnd.openapi+json": components["schemas"]["OpenApiDocument"];
          "application/ld+json": components["schemas"]["ApiDocumentation"];
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      406: components["responses"]["NotAcceptable"];
    };
  };
  getReference: {
    parameters: {
      query?: never;
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The API reference. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "text/html": components["schemas"]["Page"];
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      406: components["responses"]["NotAcceptable"];
    };
  };
  getOpenApiDocument: {
    parameters: {
      query?: {
        /** @description OpenAPI version of the document. Use `3.0` for tools that do not support 3.1. The 3.0.3 document describes the same operations; constraints that OpenAPI 3.0 cannot express are left out. */
        spec_version?: components["parameters"]["SpecVersion"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The OpenAPI document. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/vnd.openapi+json": components["schemas"]["OpenApiDocument"];
          "application/json": components["schemas"]["OpenApiDocument"];
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      406: components["responses"]["NotAcceptable"];
    };
  };
  getOpenApiYaml: {
    parameters: {
      query?: {
        /** @description OpenAPI version of the document. Use `3.0` for tools that do not support 3.1. The 3.0.3 document describes the same operations; constraints that OpenAPI 3.0 cannot express are left out. */
        spec_version?: components["parameters"]["SpecVersion"];
      };
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The OpenAPI document as YAML. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/yaml": components["schemas"]["OpenApiYaml"];
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      406: components["responses"]["NotAcceptable"];
    };
  };
  getApiDocumentation: {
    parameters: {
      query?: never;
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The classes, properties and operations of the API in the Hydra vocabulary. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["ApiDocumentation"];
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      406: components["responses"]["NotAcceptable"];
    };
  };
  getContext: {
    parameters: {
      query?: never;
      header?: {
        /** @description Return 304 if the current `ETag` is one of these (RFC 9110 §13.1.2). At most 100. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description A resource name as in `@type`, or `Entrypoint`, `Error` or `ConstraintViolation`. */
        type: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The JSON-LD context. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": components["schemas"]["JsonldContext"];
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      404: components["responses"]["NotFound"];
      406: components["responses"]["NotAcceptable"];
    };
  };
  startAuthorization: {
    parameters: {
      query: {
        /** @description Response type. Only the authorization code flow is supported. */
        response_type: components["parameters"]["ResponseType"];
        /** @description ID of the client that requests authorization. */
        client_id: components["parameters"]["ClientId"];
        /** @description Redirect URI for the response. Must exactly match a registered URI, except for the port of `http` loopback URIs. Optional if only one URI is registered. */
        redirect_uri?: components["parameters"]["RedirectUri"];
        /** @description Space-separated scopes: `read_only`, `edit`, `admin`, `full` (default `read_only`). Each scope includes the lower ones. The user can grant less. */
        scope?: components["parameters"]["Scope"];
        /** @description Opaque value that is returned unchanged in the response. */
        state?: components["parameters"]["State"];
        /** @description Base64url-encoded SHA-256 hash of the code verifier (RFC 7636 §4.2). */
        code_challenge: components["parameters"]["CodeChallenge"];
        /** @description Transformation of the code verifier. Required, because the default `plain` is not supported. */
        code_challenge_method: components["parameters"]["CodeChallengeMethod"];
        /** @description Resource for which the token will be used (RFC 8707): the base URL of this service, or its `/api`, `/eda-api` or `/mcp`. Can be repeated. By default, the token is valid for the whole service. */
        resource?: components["parameters"]["Resource"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The consent page. Directly after the sign-in, it can be a page that redirects to the client with an error, because browsers would block the redirect itself. */
      200: {
        headers: {
          Refresh: components["headers"]["LeadsBack"];
          [name: string]: unknown;
        };
        content: {
          "text/html": components["schemas"]["ConsentPage"];
        };
      };
      303: components["responses"]["AuthorizationContinues"];
      400: components["responses"]["AuthorizationRefused"];
      401: components["responses"]["AuthorizationUntrusted"];
      403: components["responses"]["NoAccessToGive"];
      404: components["responses"]["SwitchedOff"];
      500: components["responses"]["AuthorizationNotConfigured"];
      503: components["responses"]["PageUnavailable"];
    };
  };
  decideAuthorization: {
    parameters: {
      query: {
        /** @description Response type. Only the authorization code flow is supported. */
        response_type: components["parameters"]["ResponseType"];
        /** @description ID of the client that requests authorization. */
        client_id: components["parameters"]["ClientId"];
        /** @description Redirect URI for the response. Must exactly match a registered URI, except for the port of `http` loopback URIs. Optional if only one URI is registered. */
        redirect_uri?: components["parameters"]["RedirectUri"];
        /** @description Space-separated scopes: `read_only`, `edit`, `admin`, `full` (default `read_only`). Each scope includes the lower ones. The user can grant less. */
        scope?: components["parameters"]["Scope"];
        /** @description Opaque value that is returned unchanged in the response. */
        state?: components["parameters"]["State"];
        /** @description Base64url-encoded SHA-256 hash of the code verifier (RFC 7636 §4.2). */
        code_challenge: components["parameters"]["CodeChallenge"];
        /** @description Transformation of the code verifier. Required, because the default `plain` is not supported. */
        code_challenge_method: components["parameters"]["CodeChallengeMethod"];
        /** @description Resource for which the token will be used (RFC 8707): the base URL of this service, or its `/api`, `/eda-api` or `/mcp`. Can be repeated. By default, the token is valid for the whole service. */
        resource?: components["parameters"]["Resource"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": components["schemas"]["AuthorizationDecision"];
      };
    };
    responses: {
      /** @description The consent page again, because `oauth_decision` is missing. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/html": components["schemas"]["ConsentPage"];
        };
      };
      303: components["responses"]["AuthorizationContinues"];
      400: components["responses"]["DecisionRefused"];
      401: components["responses"]["AuthorizationUntrusted"];
      403: components["responses"]["ForeignForm"];
      404: components["responses"]["SwitchedOff"];
      413: components["responses"]["FormTooLarge"];
      415: components["responses"]["NoForm"];
      /** @description The consent page again, with an error message next to the invalid field. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/html": components["schemas"]["ConsentPage"];
        };
      };
      500: components["responses"]["AuthorizationNotConfigured"];
      503: components["responses"]["PageUnavailable"];
    };
  };
  requestToken: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": components["schemas"]["TokenRequest"];
      };
    };
    responses: {
      /** @description The issued tokens. */
      200: {
        headers: {
          "Cache-Control": components["headers"]["NoStore"];
          Pragma: components["headers"]["NoCache"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TokenAnswer"];
        };
      };
      400: components["responses"]["OAuthRefused"];
      401: components["responses"]["UnknownClient"];
      404: components["responses"]["SwitchedOff"];
      413: components["responses"]["OAuthTooLarge"];
      429: components["responses"]["TooManyAttempts"];
      500: components["responses"]["OAuthNotConfigured"];
      503: components["responses"]["OAuthUnavailable"];
    };
  };
  registerClient: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ClientMetadata"];
      };
    };
    responses: {
      /** @description The registered client. It has no secret, and its registration cannot be changed later. */
      201: {
        headers: {
          "Cache-Control": components["headers"]["NoStore"];
          Pragma: components["headers"]["NoCache"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RegisteredClient"];
        };
      };
      400: components["responses"]["OAuthRefused"];
      404: components["responses"]["SwitchedOff"];
      429: components["responses"]["TooManyAttempts"];
      503: components["responses"]["OAuthUnavailable"];
    };
  };
  revokeToken: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": components["schemas"]["RevocationRequest"];
      };
    };
    responses: {
      /** @description The token is revoked, or it does not belong to this client. */
      200: {
        headers: {
          "Cache-Control": components["headers"]["NoStore"];
          Pragma: components["headers"]["NoCache"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["OAuthRefused"];
      401: components["responses"]["UnknownClient"];
      404: components["responses"]["SwitchedOff"];
      413: components["responses"]["OAuthTooLarge"];
      500: components["responses"]["OAuthNotConfigured"];
      503: components["responses"]["OAuthUnavailable"];
    };
  };
  getAuthorizationServerMetadata: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The metadata. All URLs start with the configured issuer, regardless of `Host`. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AuthorizationServerMetadata"];
        };
      };
      404: components["responses"]["SwitchedOff"];
    };
  };
  getAuthorizationServerMetadataOf: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description First path segment of the protected resource. */
        entrance: components["parameters"]["ProtectedPath"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The metadata. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AuthorizationServerMetadata"];
        };
      };
      404: components["responses"]["SwitchedOff"];
    };
  };
  getProtectedResourceMetadata: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The metadata. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProtectedResourceMetadata"];
        };
      };
      404: components["responses"]["SwitchedOff"];
    };
  };
  getProtectedResourceMetadataOf: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description First path segment of the protected resource. */
        entrance: components["parameters"]["ProtectedPath"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The metadata. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProtectedResourceMetadata"];
        };
      };
      404: components["responses"]["SwitchedOff"];
    };
  };
  getSigningKeys: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The JSON Web Key Set. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeySet"];
        };
      };
      404: components["responses"]["SwitchedOff"];
    };
  };
  getOAuthClientsPage: {
    parameters: {
      query?: {
        /** @description Part of the client name or client ID. */
        text?: components["parameters"]["ClientText"];
        /** @description Show only self-registered clients or only clients that an administrator registered. */
        registered?: components["parameters"]["Registered"];
        /** @description Pagination cursor. The page starts after the client with this ID. */
        before?: components["parameters"]["Before"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The page. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/html": components["schemas"]["ClientsPage"];
        };
      };
      /** @description Redirect to the sign-in, because the user is not signed in. The sign-in returns to this page. */
      303: {
        headers: {
          Location: components["headers"]["NextPage"];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A query parameter is invalid. The page names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/html": components["schemas"]["ClientsPage"];
        };
      };
      /** @description The user does not have the permission to manage OAuth clients. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/html": components["schemas"]["FaultPage"];
        };
      };
      404: components["responses"]["SwitchedOff"];
      503: components["responses"]["PageUnavailable"];
    };
  };
  callMcp: {
    parameters: {
      query?: never;
      header?: {
        /** @description Protocol version of the client (default 2025-03-26). */
        "MCP-Protocol-Version"?: components["parameters"]["ProtocolVersion"];
        /** @description Value from the response to `initialize`. Identifies the client in the change log. Unknown values are ignored. */
        "Mcp-Session-Id"?: components["parameters"]["SessionId"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["McpBody"];
      };
    };
    responses: {
      /** @description The JSON-RPC response. It can contain an error. */
      200: {
        headers: {
          /** @description Contains the client's name for the change log. Sent in the response to `initialize`, except to OAuth clients, whose tokens identify them. */
          "Mcp-Session-Id"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["McpAnswer"];
          "text/event-stream": components["schemas"]["McpEvents"];
        };
      };
      /** @description The body contained only notifications. There is no response body. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The body is not JSON or not an MCP message, the protocol version is not supported, or a batch contains duplicate request IDs or cancels one of its own requests. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["McpError"];
        };
      };
      /** @description A valid token for this endpoint is required. */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["Challenge"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["McpError"];
        };
      };
      /** @description The permission is missing, or `Host` or `Origin` does not belong to this service. */
      403: {
        headers: {
          "WWW-Authenticate": components["headers"]["InsufficientScope"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["McpError"];
        };
      };
      /** @description The method does not exist (version 2026-07-28), or the endpoint is disabled. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["McpError"];
        };
      };
      /** @description The HTTP method is not POST. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["McpError"];
        };
      };
      /** @description A client of an older version must accept `application/json` and `text/event-stream`. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["McpError"];
        };
      };
      /** @description The body is larger than 1 MiB. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["McpError"];
        };
      };
      /** @description The content type of the body is not `application/json`. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["McpError"];
        };
      };
      /** @description Too many requests with this credential, or too many invalid credentials from this IP address. */
      429: {
        headers: {
          /** @description Seconds until the next attempt. */
          "Retry-After": number;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["McpError"];
        };
      };
      /** @description The database is busy. Try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["McpError"];
        };
      };
    };
  };
  getHealth: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The process is running. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/plain": components["schemas"]["HealthText"];
        };
      };
    };
  };
  getReadiness: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The database is readable and writable, and its schema matches this version. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/plain": components["schemas"]["HealthText"];
        };
      };
      503: components["responses"]["Unavailable"];
    };
  };
}
type WithRequired<T, K extends keyof T> = T & {
  [P in K]-?: T[P];
};
