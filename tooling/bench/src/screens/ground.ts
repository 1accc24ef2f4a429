import { chromium } from 'playwright'
import { startDemoServer } from './demo-server.ts'
import type { Ground } from './measure.ts'
import { everybody, type Person, type Signed, signIn } from './people.ts'

/** A browser and a server for the built apps of a folder, with everybody signed in, for as long as `work` takes. */
export async function withGround<Result>(
  webDir: string,
  throttled: boolean,
  work: (ground: Ground) => Promise<Result>,
): Promise<Result> {
  const server = await startDemoServer(webDir, 60)
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  try {
    const signed = new Map<Person, Signed>()
    for (const person of everybody) signed.set(person, await signIn(browser, server.port, person))
    return await work({ browser, port: server.port, signed, throttled })
  } finally {
    await browser.close()
    await server.stop()
  }
}
