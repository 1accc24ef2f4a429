import { z } from 'zod'

/** The stand-in's public keys, with which no money can be moved. */
const standin = { keyId: 'rzp_test_standin', keySecret: 'standin-key-secret', webhookSecret: 'standin-webhook-secret' }

/** The environment variables of payments and receipts. */
export const paymentVariables = {
  PAYMENTS: z
    .enum(['standin', 'razorpay'])
    .default('standin')
    .describe('Who takes the money: a stand-in on a port of its own, which moves none, or Razorpay'),
  RAZORPAY_URL: z.url().default('https://api.razorpay.com').describe('Base address of Razorpay’s API'),
  RAZORPAY_CHECKOUT: z
    .url()
    .default('https://checkout.razorpay.com/v1/checkout.js')
    .describe('Address of the checkout script; pages may load it and frame its origin and that of the API'),
  RAZORPAY_ORIGINS: z
    .string()
    .default('https://lumberjack.razorpay.com')
    .describe('More origins that the checkout script talks to, comma-separated'),
  RAZORPAY_KEY_ID: z.string().default(standin.keyId).describe('Public key of the Razorpay account'),
  RAZORPAY_KEY_SECRET: z.string().default(standin.keySecret).describe('Secret key of the Razorpay account'),
  RAZORPAY_WEBHOOK_SECRET: z.string().default(standin.webhookSecret).describe('Secret that signs Razorpay’s webhooks'),
  RAZORPAY_WEBHOOK_SECRET_OLD: z.string().optional().describe('The secret before it, while it is being changed'),
  SELLER_NAME: z.string().default('Pramaan').describe('Who issues receipts'),
  SELLER_ADDRESS: z.string().default('').describe('Address of the seller, as receipts show it'),
  SELLER_GSTIN: z.string().default('').describe('GST number of the seller; without it no GST is charged or shown'),
}

const given = z.object(paymentVariables)

type Given = z.output<typeof given>

/** Why payments can't start in production: the stand-in, or its public keys. */
export function whyNotPayments(config: Given) {
  const defaults = [
    config.RAZORPAY_KEY_ID === standin.keyId && 'RAZORPAY_KEY_ID',
    config.RAZORPAY_KEY_SECRET === standin.keySecret && 'RAZORPAY_KEY_SECRET',
    config.RAZORPAY_WEBHOOK_SECRET === standin.webhookSecret && 'RAZORPAY_WEBHOOK_SECRET',
  ].filter((name) => name !== false)
  return [
    config.PAYMENTS === 'standin' && 'PAYMENTS: the stand-in takes no money; use razorpay',
    ...defaults.map((name) => `${name}: the default is public; set your own`),
  ].filter((reason) => reason !== false)
}
