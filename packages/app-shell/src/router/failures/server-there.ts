/** The pause between two checks of the server. */
export const pauseMilliseconds = 2000

/** Every app's server has an icon; requesting it only checks that the server responds. */
export async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/icon.svg', { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}
