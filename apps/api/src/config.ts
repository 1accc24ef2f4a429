import { isIP } from 'node:net'
import { poolers } from '@pramaan/database/session-rules'
import { parsePhone } from '@pramaan/domain/phone'
import { z } from 'zod'
import { fileVariables, whyNotFiles } from './providers/files/settings.ts'
import { messageVariables, whyNotMessages } from './providers/messages/settings.ts'
import { paymentVariables, whyNotPayments } from './providers/payments/settings.ts'
import { pushVariables, whyNotPush } from './providers/push/settings.ts'
import { reasonOf, SettingsError } from './settings-error.ts'

const flag = z.enum(['0', '1']).transform((value) => value === '1')
const origin = z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin)
const standinSecret = 'development-only-secret-that-production-refuses'

/** An IP address, a range of addresses, or the name of a range. */
function isProxy(text: string) {
  const [address = '', bits] = text.trim().split('/')
  return isIP(address)
    ? bits === undefined || /^\d{1,3}$/.test(bits)
    : /^(loopback|linklocal|uniquelocal)$/.test(text.trim())
}

/**
 * Every environment variable of the server, with its default and meaning; `docs/operating.md` is checked against it.
 */
export const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('Port to listen on'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on'),
  BASE_HOST: z.string().default('localhost').describe('The apps live on candidate., employer. and staff. of this host'),
  DATA_DIR: z.string().default('.data').describe('Folder of the embedded database and of uploaded files'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'has to be the address of a PostgreSQL, postgresql://user:password@host/name',
    })
    .optional()
    .describe('PostgreSQL 15 or newer; without it the embedded engine starts'),
  DATABASE_POOLER: z
    .enum(poolers)
    .optional()
    .describe('What stands before PostgreSQL: `none`, `transaction` or `prepared`; found out when it is not set'),
  POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10).describe('Connections to the database'),
  DATABASE_MS: z.coerce
    .number()
    .int()
    .min(100)
    .max(600_000)
    .default(2000)
    .describe(
      'Milliseconds that the statements of one reading request may run in all; a writing one has five times as many',
    ),
  DEMO: flag.optional().describe('1: demo people, accounts and banner; by default 1 on the embedded database'),
  SECRET: z
    .string()
    .min(32)
    .default(standinSecret)
    .describe('Key of tokens, codes and encrypted columns; at least 32 characters'),
  SECRET_OLD: z.string().min(32).optional().describe('The SECRET before it, while it is being changed'),
  ...fileVariables,
  ...messageVariables,
  ...pushVariables,
  ...paymentVariables,
  COURSE_ORIGINS: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter((one) => one.trim() !== ''))
    .pipe(z.array(origin))
    .describe('Learning sites that allow framing, comma-separated: their courses are shown inside our page'),
  PARENT_ORIGIN: origin
    .optional()
    .describe('The one site that may frame the candidate app, and gets the address to continue at'),
  DEMO_CANDIDATES: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000_000)
    .default(2000)
    .describe('How many demo candidates the first start makes'),
  ADMIN_PHONE: z
    .string()
    .refine((phone) => !parsePhone(phone).why, 'is no mobile number')
    .optional()
    .describe('Makes the first Admin at first start'),
  ADMIN_NAME: z.string().default('Admin').describe('Name of the first Admin'),
  TRUST_PROXY: z
    .string()
    .refine((list) => list.split(',').every(isProxy), 'has to be IP addresses, ranges such as 10.0.0.0/8, or loopback')
    .optional()
    .describe('Addresses of the proxies in front, comma-separated'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info').describe('How much is logged'),
  REQUESTS_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(1)
    .default(600)
    .describe(
      'Requests a minute of one signed-in session, or of all visitors at one address; an address has ten times as many in all',
    ),
  WEB_DIR: z.string().optional().describe('Folder that holds the built apps; without it only the API is served'),
})

/** The parsed environment. */
export type Config = z.output<typeof environment>

/** The settings of a command that works on the database. */
const ofDatabase = environment.pick({
  NODE_ENV: true,
  DATABASE_URL: true,
  DATABASE_POOLER: true,
  DATA_DIR: true,
  POOL_SIZE: true,
})

/** The variables that name the database. */
export type DatabaseConfig = z.output<typeof ofDatabase>

/** Parses only the database settings: a command needs no settings it does not use. */
export function readDatabaseConfig(env: Environment): DatabaseConfig {
  const { config, reasons } = parsed(ofDatabase, env)
  if (reasons.length) throw new SettingsError(reasons)
  return config
}

const ofFiles = environment.pick({ DATA_DIR: true, ...allOf(fileVariables) })

/** The variables that name the file store. */
export type FileConfig = z.output<typeof ofFiles>

function allOf<Variables extends object>(variables: Variables) {
  return Object.fromEntries(Object.keys(variables).map((name) => [name, true])) as Record<keyof Variables, true>
}

/** Parses only what names the file store. */
export function readFileConfig(env: Environment): FileConfig {
  const { config, reasons } = parsed(ofFiles, env)
  const all = [...reasons, ...whyNotFiles(config)]
  if (all.length) throw new SettingsError(all)
  return config
}

/** Parses the server's secret alone. */
export function readSecret(env: Environment): string {
  const { config, reasons } = parsed(environment.pick({ SECRET: true }), env)
  if (reasons.length || !env.SECRET) throw new SettingsError(reasons.length ? reasons : ['SECRET: has to be set'])
  return config.SECRET
}

type Environment = Record<string, string | undefined>

/**
 * The parsed variables, with defaults for the rest, and a reason for each invalid one. An empty value counts as
 * missing.
 */
function parsed<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>, env: Environment) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (result.success) return { config: result.data, reasons: [] }
  const reasons = result.error.issues.map(reasonOf)
  const wrong = result.error.issues.map(({ path }) => String(path[0]))
  return { config: schema.parse({ ...given, ...Object.fromEntries(wrong.map((name) => [name, undefined])) }), reasons }
}

/**
 * Parses the environment, or throws an error that lists every invalid variable; production refuses stand-ins and
 * default secrets. `more` adds checks of the machine, such as folders.
 */
export function readConfig(env: Environment, more: (config: Config) => string[] = () => []): Config {
  const { config, reasons } = parsed(environment, env)
  const faultyVariables = new Set(reasons.map(variableOf))
  const others = [
    ...whyNotFiles(config),
    ...whyNotMessages(config),
    ...whyNotPush(config),
    ...(config.NODE_ENV === 'production' ? whyNotProduction(config) : []),
    ...more(config),
  ]
  const all = [...reasons, ...others.filter((reason) => !faultyVariables.has(variableOf(reason)))]
  if (all.length) throw new SettingsError(all)
  return config
}

function variableOf(reason: string) {
  return reason.split(':')[0]
}

function whyNotProduction(config: Config) {
  return [
    config.SECRET === standinSecret && 'SECRET: the default is public; set your own',
    config.BASE_HOST === 'localhost' && 'BASE_HOST: the default is this machine alone; set the domain of the apps',
    ...whyNotPayments(config),
    config.MESSAGES === 'standin' && 'MESSAGES: the stand-in sends nothing; configure a provider',
    !config.DATABASE_URL && 'DATABASE_URL: production runs on PostgreSQL',
    config.DEMO === true && 'DEMO: demo people have no place in production',
  ].filter((reason) => reason !== false)
}
