/** A browser's notifications as this app uses them. */
export type BrowserPush = {
  /** This device's URL at its push service, and its keys; undefined while notifications are off. */
  current: () => Promise<PushSubscriptionJSON | undefined>
  /** Asks the person for permission, after a press; false if they decline. */
  ask: () => Promise<boolean>
  /** Turns it on with the server's key. */
  turnOn: (serverKey: string) => Promise<PushSubscriptionJSON | undefined>
  turnOff: () => Promise<void>
  /** Whether the person told the browser never to ask. */
  isBlocked: () => boolean
}

/** The notifications of this browser; undefined if it has none, or if the app's worker is not installed. */
export function browserPush(): BrowserPush | undefined {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return undefined
  const manager = async () => (await navigator.serviceWorker.getRegistration())?.pushManager
  const subscription = async () => (await (await manager())?.getSubscription()) ?? undefined
  return {
    current: async () => (await subscription())?.toJSON(),
    ask: async () => (await Notification.requestPermission()) === 'granted',
    async turnOn(serverKey) {
      // A subscription with another server key would never receive anything.
      await (await subscription())?.unsubscribe()
      const options = { userVisibleOnly: true, applicationServerKey: serverKey }
      return (await (await manager())?.subscribe(options))?.toJSON()
    },
    async turnOff() {
      await (await subscription())?.unsubscribe()
    },
    isBlocked: () => Notification.permission === 'denied',
  }
}
