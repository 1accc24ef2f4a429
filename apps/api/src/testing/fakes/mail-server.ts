import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A mail that a server accepted: its recipients and raw text. */
export type TakenMail = { to: string[]; raw: string }

/** A real SMTP server on its own port that refuses the configured addresses; `user:secret` signs in. */
export async function startMailServer(port = 0) {
  const taken: TakenMail[] = []
  const refuses = new Map<string, number>()
  let greeting: number | undefined
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'user' && password === 'secret' ? done(null, { user: username }) : done(new Error('wrong password')),
    onConnect: (_session, done) =>
      done(greeting ? Object.assign(new Error('not now'), { responseCode: greeting }) : null),
    onRcptTo: ({ address }, _session, done) => {
      const responseCode = refuses.get(address)
      done(responseCode ? Object.assign(new Error('refused'), { responseCode }) : null)
    },
    onData: (stream, { envelope }, done) =>
      void text(stream).then((raw) => {
        taken.push({ to: envelope.rcptTo.map(({ address }) => address), raw })
        done()
      }, done),
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const at = (server.server.address() as AddressInfo).port
  return {
    port: at,
    url: `smtp://user:secret@127.0.0.1:${at}`,
    taken,
    /** Responds with this code to mails for an address. */
    refuse: (address: string, code: number) => void refuses.set(address, code),
    /** Greets everybody with this code; undefined welcomes them. */
    greetWith: (code: number | undefined) => {
      greeting = code
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
