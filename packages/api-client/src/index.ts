export { browserSend } from './browser-send.ts'
export { type Client, createClient, type Manifest, nameOfCall, type SeenAnswers, type Send } from './client.ts'
export { Refused, Unreachable } from './errors.ts'
