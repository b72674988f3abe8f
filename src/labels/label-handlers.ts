/** The handlers of labels. The first request loads the libraries that draw, so that the service starts fast. */
import type { ApiRequest, Handler } from "../http/handler.ts";
import { lazilyAsync } from "../util/memoize.ts";
import type { LabelDependencies } from "./requests/create-labels.ts";

interface LabelHandlers {
  readonly createLabels: Handler;
  readonly previewLabels: Handler;
  readonly generateLabels: Handler;
}

export function labelHandlers(dependencies: LabelDependencies): LabelHandlers {
  const loaded = lazilyAsync(async (): Promise<LabelHandlers> => {
    const { createLabelOperations } = await import("./requests/create-labels.ts");
    return createLabelOperations(dependencies);
  });
  const onDemand = (name: keyof LabelHandlers) => async (request: ApiRequest) =>
    (await loaded())[name](request);
  return {
    createLabels: onDemand("createLabels"),
    previewLabels: onDemand("previewLabels"),
    generateLabels: onDemand("generateLabels"),
  };
}
