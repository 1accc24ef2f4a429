import type { AppName } from '@pramaan/domain/role'
import type { Config } from '../../config.ts'

/** The full URL of a path in one of the apps, for messages. */
export function appLink(config: Config, app: AppName, path: string) {
  const host = `${app}.${config.BASE_HOST}`
  return config.NODE_ENV === 'production' ? `https://${host}${path}` : `http://${host}:${config.PORT}${path}`
}
