/** Circular builds are rejected, regardless of the order of requests. */
import { beforeAll, expect, it } from "vitest";
import type { Answer } from "../../support/client.ts";
import { describeDialects } from "../../support/dialects.ts";
import { unique, useService } from "../running-service.ts";

describeDialects("a circular build", (dialect) => {
  const running = useService(dialect);
  const { make } = running;
  let category = "";
  beforeAll(async () => {
    category = await make("categories", { name: "Category" });
  });
  const newPart = () => make("parts", { name: unique("Part"), category });
  const newProject = () => make("projects", { name: unique("Project") });
  const patch = (iri: string, body: unknown) => running.client.patch(iri, body);
  const needs = (project: string, part: string) =>
    running.client.post("/api/project_bom_entries", { project, part, quantity: 1 });

  type Step = () => Promise<Answer<unknown>>;

  /** Creates the steps of a cycle through a part that a subproject needs. */
  async function throughProjectsBelow(): Promise<Step[]> {
    const [x, y] = [await newPart(), await newPart()];
    const [top, middle, bottom, other] = [
      await newProject(),
      await newProject(),
      await newProject(),
      await newProject(),
    ];
    return [
      () => patch(top, { build_part: x }),
      () => patch(middle, { parent: top }),
      () => patch(bottom, { parent: middle }),
      () => needs(bottom, y),
      () => patch(other, { build_part: y }),
      () => needs(other, x),
    ];
  }

  /** Creates the steps of a cycle in which a subproject of each builder needs the part. */
  async function throughTwoTrees(): Promise<Step[]> {
    const [x, y] = [await newPart(), await newPart()];
    const [one, belowOne, two, belowTwo] = [
      await newProject(),
      await newProject(),
      await newProject(),
      await newProject(),
    ];
    return [
      () => patch(one, { build_part: x }),
      () => patch(belowOne, { parent: one }),
      () => needs(belowOne, y),
      () => patch(two, { build_part: y }),
      () => patch(belowTwo, { parent: two }),
      () => needs(belowTwo, x),
    ];
  }

  it.each([
    ["a subproject", throughProjectsBelow],
    ["subprojects of both builders", throughTwoTrees],
  ])("through %s is rejected by the request that completes it, in any order", async (_, cycle) => {
    for (const backwards of [false, true]) {
      for (let first = 0; first < 6; first += 1) {
        const steps = await cycle();
        const rotated = [...steps.slice(first), ...steps.slice(0, first)];
        if (backwards) rotated.reverse();
        const last = rotated.pop();
        for (const step of rotated) {
          const answer = await step();
          expect(answer.status, answer.text).toBeLessThan(300);
        }
        const refusal = await last?.();
        expect(refusal?.status, `${first} ${backwards}`).toBe(422);
      }
    }
  });

  it("does not include two projects of one tree that need the same part", async () => {
    const [x, shared] = [await newPart(), await newPart()];
    const [top, below, other] = [await newProject(), await newProject(), await newProject()];
    const steps: Step[] = [
      () => patch(other, { build_part: shared }),
      () => patch(top, { build_part: x }),
      () => patch(below, { parent: top }),
      () => needs(top, shared),
      () => needs(below, shared),
    ];
    for (const step of steps) {
      const answer = await step();
      expect(answer.status, answer.text).toBeLessThan(300);
    }
  });
});
