import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PublicNetwork } from '../../providers/pages/public-request.ts'
import { localCertificate } from './local-certificate.ts'
import { startPageServer } from './page-server.ts'

/** What a device was shown: the message as its browser decrypts it, with the headers it came under. */
export type Pushed = { payload: { title: string; path: string }; headers: IncomingMessage['headers'] }

/**
 * A real push service of this machine with one device, whose browser decrypts what arrives (RFC 8291). `answerWith` is
 * the status that it gives, `network` leads to it under the public name `public.test`, which the certificate has.
 */
export async function startPushService() {
  const keyPair = createECDH('prime256v1')
  keyPair.generateKeys()
  const auth = randomBytes(16)
  const pushed: Pushed[] = []
  let status = 201
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    if (status === 201) pushed.push({ payload: decrypted(Buffer.concat(chunks)), headers: request.headers })
    response.writeHead(status).end()
  }
  const decrypted = (body: Buffer) => {
    const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)]
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), keyPair.getPublicKey(), sender])
    const shared = Buffer.from(hkdfSync('sha256', keyPair.computeSecret(sender), auth, info, 32))
    const part = (name: string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${name}\0`, bytes))
    const cipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
    cipher.setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'))
  }
  const server = await startPageServer({ '/device': (request, response) => void take(request, response) })
  const network: PublicNetwork = {
    resolve: async () => ['127.0.0.1'],
    mayConnect: (address, port) => address === '127.0.0.1' && port === server.port,
    ca: localCertificate.cert,
  }
  return {
    network,
    pushed,
    /** The device as its browser describes it to us. */
    device: {
      endpoint: `https://public.test:${server.port}/device`,
      keys: { p256dh: keyPair.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    answerWith(next: number) {
      status = next
    },
    stop: server.stop,
  }
}
