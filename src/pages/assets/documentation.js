// Runs the documentation page in the browser: renders the contract with Swagger UI and adds the user's token to
// requests. The token is kept in memory only. Requests use the browser's session only if the user chooses this.
{
  const element = (/** @type {string} */ id) => document.getElementById(id);

  // Swagger UI resolves all references of an OpenAPI 3.1 document before it shows the first operation, which takes four
  // times as long. It resolves those of a 3.0 document when an operation is opened.
  const contractUrl = "/api/docs.json?spec_version=3.0";

  /**
   * @typedef {{ $ref?: string, example?: unknown }} Schema
   * @typedef {{ required?: boolean, schema?: Schema }} Parameter
   * @typedef {{ parameters?: Parameter[] }} Operation
   * @typedef {Operation & Record<string, Operation>} Path
   * @typedef {{
   *   servers: { url: string }[],
   *   components: { parameters?: Record<string, Parameter>, schemas: Record<string, Schema> },
   *   paths: Record<string, Path>,
   * }} Contract
   */

  const root = document.documentElement;
  const dark = window.matchMedia("(prefers-color-scheme: dark)");
  const applyTheme = () =>
    root.classList.toggle(
      "dark-mode",
      root.dataset.theme === "dark" || (root.dataset.theme === undefined && dark.matches),
    );
  applyTheme();
  dark.addEventListener("change", applyTheme);

  // Swagger UI fills in the examples of parameters. The examples of all filters together would match nothing.
  const removeExample = (/** @type {Parameter} */ parameter, /** @type {Contract} */ { components }) => {
    const { required, schema } = parameter;
    if (required === true || schema === undefined) return;
    const [, shared = ""] = /^#\/components\/schemas\/(\w+)$/.exec(schema.$ref ?? "") ?? [];
    parameter.schema = { ...(components.schemas[shared] ?? schema) };
    delete parameter.schema.example;
  };
  const prepareContract = (/** @type {{ url: string, text: string }} */ response) => {
    if (!response.url.endsWith(contractUrl)) return response;
    const contract = /** @type {Contract} */ (JSON.parse(response.text));
    // The user may have opened the page at a different URL than the configured one.
    contract.servers = [{ url: window.location.origin }];
    for (const parameter of Object.values(contract.components.parameters ?? {}))
      removeExample(parameter, contract);
    for (const { parameters = [], ...operations } of Object.values(contract.paths)) {
      for (const operation of Object.values(operations)) {
        for (const parameter of operation.parameters ?? []) removeExample(parameter, contract);
        // Swagger UI shows the parameters of a path last, and without their names.
        operation.parameters = [...parameters, ...(operation.parameters ?? [])];
      }
    }
    for (const path of Object.values(contract.paths)) delete path.parameters;
    const text = JSON.stringify(contract);
    return { ...response, text, data: text, body: contract, obj: contract };
  };

  let usesSession = false;
  const chooseCredentials = (/** @type {RequestInit} */ request) => {
    request.credentials = usesSession ? "same-origin" : "omit";
    return request;
  };

  /**
   * @typedef {{
   *   authActions: { logout: (schemes: string[]) => void },
   *   preauthorizeApiKey: (scheme: string, token: string) => void,
   * }} SwaggerUi
   */
  const { SwaggerUIBundle } = /** @type {{ SwaggerUIBundle: (options: object) => SwaggerUi }} */ (
    /** @type {unknown} */ (window)
  );
  const ui = SwaggerUIBundle({
    url: contractUrl,
    domNode: element("contract"),
    deepLinking: true,
    docExpansion: "none",
    defaultModelsExpandDepth: 0,
    defaultModelExpandDepth: 2,
    displayRequestDuration: true,
    filter: true,
    tryItOutEnabled: true,
    validatorUrl: null,
    requestInterceptor: chooseCredentials,
    responseInterceptor: prepareContract,
  });

  const scheme = "apiToken";
  const scopes = new Map([
    [1, "read_only"],
    [2, "edit"],
    [3, "admin"],
    [4, "full"],
  ]);
  const form = element("token-form");
  const field = /** @type {HTMLInputElement} */ (element("token"));
  const forget = element("forget");
  const state = element("acting-as");
  const useSession = element("use-session");
  const leaveSession = element("leave-session");
  const anonymous = "Requests are sent without credentials.";

  const say = (/** @type {string} */ text, /** @type {"" | "good" | "bad"} */ kind) => {
    state.textContent = text;
    state.className = kind;
  };

  const describe = async (/** @type {string} */ token) => {
    const response = await fetch("/api/tokens/current", {
      credentials: "omit",
      headers: { Accept: "application/json", Authorization: `Bearer ${token}` },
    });
    // 404 means that the token is valid, but was issued to an application.
    if (response.status === 404) return "Application token accepted.";
    const answer = /** @type {{ detail: string, name: string, level: number, user: { name: string } }} */ (
      await response.json()
    );
    if (!response.ok) throw new Error(answer.detail);
    return `Token “${answer.name}” of ${answer.user.name} accepted (scope ${scopes.get(answer.level)}).`;
  };

  const setSession = (/** @type {boolean} */ used) => {
    usesSession = used;
    useSession.hidden = used;
    leaveSession.hidden = !used;
  };

  const forgetToken = () => {
    if (forget.hidden) return;
    ui.authActions.logout([scheme]);
    forget.hidden = true;
  };

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const token = field.value.trim().replace(/^Bearer\s+/i, "");
    say("Checking the token…", "");
    try {
      const description = await describe(token);
      setSession(false);
      ui.preauthorizeApiKey(scheme, token);
      forget.hidden = false;
      field.value = "";
      say(`${description} Requests use this token.`, "good");
    } catch (error) {
      say(`Token rejected: ${/** @type {Error} */ (error).message}`, "bad");
    }
  });

  forget.addEventListener("click", () => {
    forgetToken();
    field.focus();
    say(`Token removed. ${anonymous}`, "");
  });

  leaveSession.addEventListener("click", () => {
    setSession(false);
    useSession.focus();
    say(anonymous, "");
  });

  const offerSession = async () => {
    const response = await fetch("/user/session", { headers: { Accept: "application/json" } });
    const { username } = /** @type {{ username: string | null }} */ (await response.json());
    if (username === null) return;
    useSession.textContent = `Use my session (${username})`;
    useSession.addEventListener("click", () => {
      forgetToken();
      setSession(true);
      leaveSession.focus();
      say(`Requests are sent as ${username}, with all permissions of this user.`, "good");
    });
    element("session").hidden = false;
  };

  say(anonymous, "");
  element("credentials").hidden = false;
  // Ignore errors, because the user can still use a token.
  offerSession().catch(() => {});
}
