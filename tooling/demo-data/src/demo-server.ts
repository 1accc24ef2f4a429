import { startServer } from '@pramaan/api/server'
import { fillDemo } from './index.ts'
import { sampleFile } from './people/files.ts'

/** The server with demo people: what `npm start` runs. With `DEMO=0` it is the plain server. */
await startServer({
  async fill(db, { candidates, now, say }) {
    const onProgress = (done: number, total: number) => say(`Making demo people: ${done} of ${total}`)
    await fillDemo({ pool: db.$client, candidates, now, onProgress })
  },
  routes(app) {
    app.get('/demo/:file', { schema: { hide: true } }, (request, reply) => {
      const file = sampleFile(request.url)
      return file ? reply.type('application/pdf').send(Buffer.from(file)) : reply.callNotFound()
    })
  },
})
