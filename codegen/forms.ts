/** The forms of the contract that codegen derives from openapi/. */
import { addCodeSamples } from "./code-samples.ts";
import { addExamples } from "./examples.ts";
import type { Contract } from "./document.ts";
import { readContract, readEnvelopes } from "./contract.ts";
import { addIgnoredProperties } from "./ignored-properties.ts";
import { addLinkedData } from "./linked-data.ts";
import { portableContract } from "./portable-schemas.ts";
import { describeRequestDefaults } from "./request-defaults.ts";

interface ContractForms {
  /** Without JSON-LD. */
  readonly plain: Contract;
  readonly linked: Contract;
  /** With JSON-LD, and with the defaults of requests in the descriptions. */
  readonly described: Contract;
  readonly published: Contract;
}

/** @param directory the path of openapi/ */
export async function readForms(directory: string): Promise<ContractForms> {
  const plain = await readContract(directory);
  const linked = addLinkedData(plain, await readEnvelopes(directory));
  const described = describeRequestDefaults(linked);
  const published = portableContract(addIgnoredProperties(addCodeSamples(addExamples(described))));
  return { plain, linked, described, published };
}
