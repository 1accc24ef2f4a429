/** A browser's notifications as this app uses them. */
export type BrowserPush = {
  /** The address of this device at its push service, and the keys that it reads with; undefined while it is off. */
  current: () => Promise<PushSubscriptionJSON | undefined>
  /** Asks the person, who has just pressed something; false when they say no. */
  ask: () => Promise<boolean>
  /** Turns it on with the server's key. */
  turnOn: (serverKey: string) => Promise<PushSubscriptionJSON | undefined>
  turnOff: () => Promise<void>
  /** Whether the person told the browser never to ask. */
  isBlocked: () => boolean
}

/** The notifications of this browser; undefined where it has none, or the app's worker is not installed. */
export function browserPush(): BrowserPush | undefined {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return undefined
  const manager = async () => (await navigator.serviceWorker.getRegistration())?.pushManager
  const subscription = async () => (await (await manager())?.getSubscription()) ?? undefined
  return {
    current: async () => (await subscription())?.toJSON(),
    ask: async () => (await Notification.requestPermission()) === 'granted',
    async turnOn(serverKey) {
      // One that was turned on with another key of the server's would never be sent anything.
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
