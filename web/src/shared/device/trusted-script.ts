/** Of the W3C's Trusted Types, which the DOM's own types do not name yet. */
declare global {
  var trustedTypes:
    | {
        createPolicy: (
          name: string,
          rules: { createScriptURL: (address: string) => string },
        ) => { createScriptURL: (address: string) => string }
      }
    | undefined
}

/**
 * The address of a program of our own. A browser that knows trusted types takes no text for one, and the server allows
 * those makers of them that it names, each once a page.
 */
export function trustedScript(maker: 'pinge-program' | 'pinge-pdf', address: string): string {
  const policy = globalThis.trustedTypes?.createPolicy(maker, { createScriptURL: () => address })
  return policy?.createScriptURL(address) ?? address
}
