/**
 * Tasks in plain language, with the first call that solves each. They measure how well a model chooses tools if it sees
 * only `tools/list` and the instructions of the server: give the tasks without the answers to a model, and compare its
 * calls with `tool` and `args`. `args` lists the arguments that matter; `absent` lists arguments that must not be sent.
 *
 * Results of three runs each, in November 2026 with a large language model: 29, 29 and 29 of 30 with a list of 1,073
 * characters per tool, 30, 30 and 30 with one of 600, both without the tasks for dry runs, undo_change and list_changes. Repeat
 * the runs when many texts of tools change.
 */
import type { ToolName } from "../../../generated/tools.ts";

export interface ToolChoice {
  readonly task: string;
  readonly tool: ToolName;
  readonly args: Readonly<Record<string, unknown>>;
  readonly absent?: readonly string[];
}

export const toolChoices: readonly ToolChoice[] = [
  { task: "Do we have any 100 nF capacitors?", tool: "search_parts", args: { keyword: /100\s?nF/i } },
  {
    task: "Find the parts whose manufacturer part number starts with STM32F4. Look at manufacturer part numbers only where you can say so.",
    tool: "search_parts",
    args: { keyword: /STM32F4/i },
  },
  {
    task: "I scanned the bag barcode BAG-00471. What is it?",
    tool: "search_parts",
    args: { keyword: "BAG-00471" },
  },
  {
    task: "How many pieces of part 42 are left, and in which drawers?",
    tool: "check_stock",
    args: { part_ids: [42] },
  },
  {
    task: "Compare the stock of the parts 7, 8 and 12.",
    tool: "check_stock",
    args: { part_ids: [7, 8, 12] },
  },
  {
    task: "I took 5 pieces from lot 31. Book that.",
    tool: "withdraw_stock",
    args: { lot_id: 31, amount: 5 },
  },
  {
    task: "A delivery of 200 pieces arrived for lot 31. Book it with the reason 'order 4711'.",
    tool: "add_stock",
    args: { lot_id: 31, amount: 200, change_comment: /4711/ },
  },
  {
    task: "I counted lot 31 and there are 187 pieces. Correct the amount.",
    tool: "count_stock",
    args: { lot_id: 31, amount: 187 },
  },
  {
    task: "Move 50 pieces from lot 31 to storage location 9.",
    tool: "move_stock",
    args: { lot_id: 31, amount: 50, storage_location_id: 9 },
    absent: ["to_lot_id"],
  },
  {
    task: "Transfer 10 pieces from lot 31 into lot 32 of the same part.",
    tool: "move_stock",
    args: { lot_id: 31, amount: 10, to_lot_id: 32 },
    absent: ["storage_location_id"],
  },
  {
    task: "Part 42 has no stock yet. Put 100 pieces of it into storage location 9.",
    tool: "create_part_lot",
    args: { part_id: 42, storage_location_id: 9, amount: 100 },
  },
  {
    task: "Enter a box of part 42 in location 9 whose amount nobody knows.",
    tool: "create_part_lot",
    args: { part_id: 42, storage_location_id: 9, instock_unknown: true },
  },
  {
    task: "Where is the datasheet of part 42? Get only the attachments.",
    tool: "get_part_details",
    args: { id: 42, properties: ["attachments"] },
  },
  {
    task: "What do our suppliers charge for part 42?",
    tool: "get_part_details",
    args: { id: 42 },
  },
  {
    task: "Which parts do we have to reorder?",
    tool: "list_low_stock",
    args: {},
  },
  {
    task: "Which parts below their minimum can supplier 3 deliver?",
    tool: "list_low_stock",
    args: { supplier_id: 3 },
  },
  {
    task: "Part 42 is sold out everywhere. What can I use instead?",
    tool: "find_alternatives",
    args: { part_id: 42 },
  },
  {
    task: "Find substitutes for resistor 42 whose value may differ by 5 percent.",
    tool: "find_alternatives",
    args: { part_id: 42, tolerance: 5 },
  },
  {
    task: "Can we build 25 copies of project 6 with what we have?",
    tool: "check_project_availability",
    args: { project_id: 6, quantity: 25 },
  },
  {
    task: "The user has confirmed it: take the parts for 3 copies of project 6 from stock.",
    tool: "build_project",
    args: { project_id: 6, quantity: 3 },
  },
  {
    task: "Show the bill of materials of project 6.",
    tool: "get_project_details",
    args: { id: 6 },
  },
  {
    task: "Add two pieces of part 42 as R1 and R2 to project 6.",
    tool: "create_project_bom_entry",
    args: { project_id: 6, part_id: 42, quantity: 2, mountnames: /R1,\s?R2/ },
  },
  {
    task: "Project 6 also needs one enclosure that is not in the inventory. Add it as 'Enclosure'.",
    tool: "create_project_bom_entry",
    args: { project_id: 6, name: "Enclosure" },
    absent: ["part_id"],
  },
  {
    task: "Set the minimum stock of part 42 to 20 and mark it as obsolete (end of life).",
    tool: "update_part",
    args: { part_id: 42, minamount: 20, manufacturing_status: "eol" },
  },
  {
    task: "Move part 42 to category 5 and flag it for review.",
    tool: "update_part",
    args: { part_id: 42, category_id: 5, needs_review: true },
  },
  {
    task: "Part 42 should use the KiCad symbol Device:R.",
    tool: "update_part",
    args: { part_id: 42, eda_info: { kicad_symbol: "Device:R" } },
  },
  {
    task: "I searched already and it is new: create the part 'BC547B' in category 12, made by manufacturer 4.",
    tool: "create_part",
    args: { name: "BC547B", category_id: 12, manufacturer_id: 4 },
  },
  {
    task: "Attach https://www.example.com/bc547.pdf to part 42.",
    tool: "add_attachment_from_url",
    args: { part_id: 42, url: "https://www.example.com/bc547.pdf" },
  },
  {
    task: "Which categories for transistors exist?",
    tool: "list_categories",
    args: { keyword: /transistor/i },
  },
  {
    task: "What would happen if 20 pieces were taken from lot 31? Do not change anything yet.",
    tool: "withdraw_stock",
    args: { lot_id: 31, amount: 20, dry_run: true },
  },
  {
    task: "You withdrew from the wrong lot. The result of that call had the change set 57. Repair it.",
    tool: "undo_change",
    args: { change_set: 57 },
    absent: ["conflicts"],
  },
  {
    task: "Yesterday's import went wrong. Find it, so that it can be undone.",
    tool: "list_changes",
    args: {},
  },
  {
    task: "The scanner read {pc:C312270,pm:ST-1-102,qty:20} on a bag. Which part is it?",
    tool: "scan_code",
    args: { code: "{pc:C312270,pm:ST-1-102,qty:20}" },
  },
  { task: "Is storage location 9 full?", tool: "get_storage_location_details", args: { id: 9 } },
];
