import type { ToastContent } from '@pramaan/ui/toaster'

/**
 * Shows a message whose code loads after the first paint. Without a network it may never load: then what was done stays
 * done, and the message is left out.
 */
export async function showToastWhenLoaded(toast: ToastContent): Promise<void> {
  const loaded = await import('@pramaan/ui/toaster').catch(() => undefined)
  loaded?.showToast(toast)
}
