# Runs npm scripts after their prerequisites. `make` without a target lists the targets.
.DEFAULT_GOAL := help
.PHONY: help run test soak check codegen build binary test-binary release smoke bench bench-report clean
SHELL := /bin/bash
# The version of Node.js in the binary, and the one of the smoke tests.
NODE_VERSION := 24.21.0
# The native addon depends on the ABI of Node.js. Another ABI triggers a new installation.
INSTALLED := node_modules/.installed-$(shell node -p '[process.platform, process.arch, process.versions.modules].join("-")' 2>/dev/null)

help: ## list the targets
	@sed -n 's/^\([a-z0-9-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 24

# Runs again after a change of the lockfile or of these scripts.
$(INSTALLED): package-lock.json scripts/install.sh scripts/sqlite-addon.sh scripts/node-object-wrap.h
	@scripts/install.sh
	@touch $@

run: build ## install, build, fill an empty database with a demo inventory, serve on http://127.0.0.1:8080
	@node dist/partledger.js demo --if-empty
	@exec node dist/partledger.js serve

test: build ## run the whole suite: unit, contract, both databases, real clients, browser
	@node_modules/.bin/tsx test/browser/install-chromium.ts
	@rm -f .cache/test-results.json
	@npm run --silent test -- --reporter=default --reporter=json --outputFile.json=.cache/test-results.json
	@npm run --silent check:reached

soak: build ## run the tests in full, which takes hours; PART="fuzz crash backup parts clients proxy suite" selects parts
	@node_modules/.bin/tsx test/browser/install-chromium.ts
	@scripts/soak.sh $(PART)

check: $(INSTALLED) ## check format, lint rules, types, generated files, import graph, contract and texts
	@npm run --silent check

codegen: $(INSTALLED) ## generate generated/ from openapi/
	@npm run --silent codegen

build: $(INSTALLED) ## bundle the service into dist/partledger.js
	@npm run --silent build

binary: ## build the executable dist/partledger, which contains Node.js and all files of the service
	@scripts/binary.sh $(NODE_VERSION)

test-binary: $(INSTALLED) binary ## test dist/partledger in a root file system that contains only its libraries
	@node_modules/.bin/vitest run --config test/binary/vitest.config.ts

release: $(INSTALLED) ## check VERSION=x.y.z, build the executable and the client, write archive, checksums, SBOM and notes to dist/release/
	@node_modules/.bin/tsx codegen/release/main.ts check "$(VERSION)"
	@scripts/binary.sh $(NODE_VERSION) --rebuild
	@npm run --silent sdk
	@node_modules/.bin/tsx codegen/release/main.ts package "$(VERSION)"

smoke: ## build a copy on Node.js 24 and run the tests that depend on the version
	@scripts/smoke.sh $(NODE_VERSION)

bench: build ## compare with a bare node:http server on the same data; ARGS="--parts 10000,1000000 --base ../base" passes options
	@npm run --silent bench -- $(ARGS)

bench-report: build binary ## measure and write the tables of docs/performance.md (about 20 minutes)
	@npm run --silent bench -- --parts 10000,1000000 --postgres 10000 --milliseconds 400 --executable dist/partledger --report $(ARGS)

clean: ## remove everything built, installed or cached, but not uploads/
	rm -rf dist coverage .cache node_modules
