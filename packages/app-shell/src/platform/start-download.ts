/** Starts the download behind an address that answers with a file. */
export function startDownload(address: string) {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}
