export { browserSend } from './browser-send.ts'
export { type Call, type Client, createClient, type Manifest, type Progress, type Send, urlOf } from './client.ts'
export { isErrorBody, Refused, Unreachable } from './errors.ts'
