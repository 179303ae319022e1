/**
 * A real OpenID Connect provider on loopback for the tests: PKCE enforced, the account is always asked for.
 * Started as `node oidc-provider.mjs` with OIDC_PORT, OIDC_REDIRECT_URIS (by spaces), OIDC_CLIENT_ID, OIDC_CLIENT_SECRET.
 * Who signs in types an address; one that starts with "unverified" is claimed as not verified. It ends with its input.
 */
import { interactionPolicy, Provider } from "oidc-provider";

const { OIDC_PORT, OIDC_REDIRECT_URIS, OIDC_CLIENT_ID = "vitrine", OIDC_CLIENT_SECRET = "secret" } = process.env;
const issuer = `http://127.0.0.1:${OIDC_PORT}`;

const policy = interactionPolicy.base();
policy.remove("consent");
policy.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 0);

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: OIDC_CLIENT_ID,
      client_secret: OIDC_CLIENT_SECRET,
      redirect_uris: OIDC_REDIRECT_URIS.split(" "),
      grant_types: ["authorization_code"],
      response_types: ["code"],
    },
  ],
  pkce: { required: () => true },
  claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "picture"] },
  // As Google does: the claims come in the ID token, not only from the userinfo address.
  conformIdTokenClaims: false,
  cookies: { keys: ["for the tests only"] },
  features: { devInteractions: { enabled: false } },
  interactions: { policy, url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
  findAccount: (_ctx, id) => ({
    accountId: id,
    claims: () => ({
      sub: id,
      email: id,
      email_verified: !id.startsWith("unverified"),
      name: id.split("@")[0],
    }),
  }),
  loadExistingGrant: async (ctx) => {
    const { provider, client, session } = ctx.oidc;
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope("openid email profile");
    await grant.save();
    return grant;
  },
});

const page = `<!doctype html><html lang="fr"><title>Choisir un compte</title><body><form method="post">
<label>Adresse <input name="email" type="email" autofocus></label>
<button name="choice" value="accept">Continuer</button> <button name="choice" value="refuse">Refuser</button>
</form></body></html>`;

const formOf = async (request) => {
  let body = "";
  for await (const part of request) body += part;
  return new URLSearchParams(body);
};

provider.use(async (ctx, next) => {
  if (!ctx.path.startsWith("/interaction/")) return next();
  if (ctx.method !== "POST") {
    ctx.type = "html";
    ctx.body = page;
    return;
  }
  const form = await formOf(ctx.req);
  const result =
    form.get("choice") === "refuse"
      ? { error: "access_denied", error_description: "refused by the user" }
      : { login: { accountId: form.get("email") }, select_account: {} };
  ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, result, { mergeWithLastSubmission: false }));
});

process.stdin.resume().once("end", () => process.exit());
provider.listen(Number(OIDC_PORT), "127.0.0.1", () => console.log(`ready ${issuer}`));
