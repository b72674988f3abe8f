/** Checks whether the service can listen on the addresses in HOST and METRICS_HOST. */
import { selectPort } from "../listening.ts";
import { describe } from "../failure.ts";
import { problem, settingCommand, type CheckContext, type Finding } from "./finding.ts";

/** Listens on a free port, because a running service uses the configured one. */
export async function checkAddresses({
  config: { host, metrics },
}: CheckContext): Promise<readonly Finding[]> {
  const addresses = [
    ["HOST", host] as const,
    ...(metrics === null ? [] : [["METRICS_HOST", metrics.host] as const]),
  ];
  const findings: Finding[] = [];
  for (const [setting, address] of addresses) {
    try {
      await selectPort({ host: address, port: 0 }, { host: setting, port: "PORT" });
    } catch (error) {
      findings.push(problem("address", describe(error), { fix: settingCommand(setting, "127.0.0.1") }));
    }
  }
  return findings;
}
