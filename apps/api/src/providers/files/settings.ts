import { z } from 'zod'

/** The environment variables of the file store. */
export const fileVariables = {
  FILES: z
    .enum(['disk', 's3'])
    .default('disk')
    .describe('Where uploaded files are kept: in DATA_DIR, or in an S3-compatible bucket'),
  S3_ENDPOINT: z.url().optional().describe('Address of the S3-compatible store; without it Amazon’s own'),
  S3_REGION: z.string().default('ap-south-1').describe('Region of the bucket'),
  S3_BUCKET: z.string().default('').describe('Name of the bucket'),
  S3_KEY_ID: z.string().default('').describe('Id of the key that may read, write and delete in the bucket'),
  S3_SECRET: z.string().default('').describe('Secret of that key'),
  S3_PATH_STYLE: z
    .enum(['0', '1'])
    .default('1')
    .transform((value) => value === '1')
    .describe('1: the bucket is named in the path, 0: in the host'),
}

const given = z.object(fileVariables)

/** The settings that are missing for the chosen store. */
export function whyNotFiles(config: z.output<typeof given>) {
  if (config.FILES === 'disk') return []
  const requiredVariables = ['S3_BUCKET', 'S3_KEY_ID', 'S3_SECRET'] as const
  return requiredVariables.filter((name) => !config[name]).map((name) => `${name}: needed with FILES=s3`)
}
