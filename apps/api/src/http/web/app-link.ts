import type { AppName } from '@pramaan/domain/role'
import type { Config } from '../../config.ts'

/** The address of a path on one of the apps, as a message carries it. */
export function appLink(config: Config, app: AppName, path: string) {
  const host = `${app}.${config.BASE_HOST}`
  return config.NODE_ENV === 'production' ? `https://${host}${path}` : `http://${host}:${config.PORT}${path}`
}
