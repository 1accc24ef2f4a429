/** Where each call of the contract goes; made at build time. */
declare module 'virtual:contract' {
  const manifest: Record<string, Record<string, { method: string; path: string; file?: string }>>
  export default manifest
}
