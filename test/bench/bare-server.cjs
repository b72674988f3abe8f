/**
 * The least that a start of a service on SQLite takes: opens the database in the first argument, and responds to every
 * request on the port in the second one after reading from the database.
 */
const { createServer } = require("node:http");
const Database = require("better-sqlite3");

const database = new Database(process.argv[2]);
database.pragma("journal_mode = WAL");
const count = database.prepare("select count(*) from categories").pluck();
createServer((_request, response) => response.end(String(count.get()))).listen(
  Number(process.argv[3]),
  "127.0.0.1",
);
