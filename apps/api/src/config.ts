import { z } from 'zod'
import { poolers } from './db/session-rules.ts'
import { framingVariables } from './http/framing.ts'
import { fileVariables, whyNotFiles } from './providers/files/settings.ts'
import { messageVariables, whyNotMessages } from './providers/messages/settings.ts'
import { paymentVariables, whyNotPayments } from './providers/payments/settings.ts'

const flag = z.enum(['0', '1']).transform((value) => value === '1')
const standinSecret = 'development-only-secret-that-production-refuses'

/** Every environment variable of the server, with its default and meaning; `docs/operating.md` is checked against it. */
export const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('Port to listen on'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on'),
  BASE_HOST: z.string().default('localhost').describe('The apps live on candidate., employer. and staff. of this host'),
  DATA_DIR: z.string().default('.data').describe('Folder of the embedded database and of uploaded files'),
  DATABASE_URL: z.url().optional().describe('PostgreSQL 15 or newer; without it the embedded engine starts'),
  DATABASE_POOLER: z
    .enum(poolers)
    .optional()
    .describe('What stands before PostgreSQL: `none`, `transaction` or `prepared`; found out when it is not set'),
  POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10).describe('Connections to the database'),
  DEMO: flag.optional().describe('1: demo people, accounts and banner; by default 1 on the embedded database'),
  SECRET: z
    .string()
    .min(32)
    .default(standinSecret)
    .describe('Key of tokens, codes and sealed columns; at least 32 characters'),
  ...fileVariables,
  ...messageVariables,
  ...paymentVariables,
  ...framingVariables,
  DEMO_CANDIDATES: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000_000)
    .default(2000)
    .describe('How many demo candidates the first start makes'),
  ADMIN_PHONE: z.string().optional().describe('Makes the first Admin at first start'),
  ADMIN_NAME: z.string().default('Admin').describe('Name of the first Admin'),
  TRUST_PROXY: z.string().optional().describe('Addresses of the proxies in front, comma-separated'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info').describe('How much is logged'),
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(600).describe('Requests one address may make a minute'),
  WEB_DIR: z.string().optional().describe('Folder that holds the built apps; without it only the API is served'),
})

/** The parsed environment. */
export type Config = z.output<typeof environment>

/** Parses the environment, or throws an error that names every wrong variable; production refuses stand-ins and default secrets. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(env)
  if (!parsed.success)
    throw new Error(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
  const missing = [...whyNotFiles(parsed.data), ...whyNotMessages(parsed.data)]
  if (missing.length) throw new Error(missing.join('\n'))
  const refused = parsed.data.NODE_ENV === 'production' ? whyNotProduction(parsed.data) : []
  if (refused.length) throw new Error(`Refusing to start in production:\n${refused.join('\n')}`)
  return parsed.data
}

function whyNotProduction(config: Config) {
  return [
    config.SECRET === standinSecret && 'SECRET: the default is public; set your own',
    ...whyNotPayments(config),
    config.MESSAGES === 'standin' && 'MESSAGES: the stand-in sends nothing; configure a provider',
    !config.DATABASE_URL && 'DATABASE_URL: production runs on PostgreSQL',
    config.DEMO === true && 'DEMO: demo people have no place in production',
  ].filter((reason) => reason !== false)
}
