import { getDocumentProxy } from 'unpdf'

process.on('message', async ({ bytes }: { bytes: Uint8Array }) => {
  // PDF.js does not accept a Buffer.
  const opened = getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  process.send?.(
    await opened.then(
      () => false,
      (error: unknown) => error instanceof Error && error.name === 'PasswordException',
    ),
  )
})
