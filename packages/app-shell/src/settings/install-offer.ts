import { createStore } from 'zustand/vanilla'

/** The browser's own question, which it asks only when a person wants it. */
type Offer = Event & { prompt: () => Promise<unknown> }

/** Whether the browser offers to install the app on this device. */
export const installOffer = createStore<{ offer: Offer | undefined }>(() => ({ offer: undefined }))

/** Takes the browser's offer instead of letting it interrupt; the settings show it. */
export function awaitInstallOffer() {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    if ('prompt' in event) installOffer.setState({ offer: event as Offer })
  })
  window.addEventListener('appinstalled', () => installOffer.setState({ offer: undefined }))
}
