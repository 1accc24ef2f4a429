import { startServer } from '@pramaan/api/server'

await startServer()
