export { type Call, type Client, createClient, type Manifest, type Send, urlOf } from './client.ts'
export { isErrorBody, Refused, Unreachable } from './errors.ts'
