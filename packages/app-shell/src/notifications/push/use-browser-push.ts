import { useMemo } from 'react'
import { usePlatform } from '../../platform/platform.tsx'
import { type BrowserPush, browserPush } from './browser-push.ts'

/** This browser's notifications, if it supports them and the app has the worker for them. */
export function useBrowserPush(): BrowserPush | undefined {
  const { app, push } = usePlatform()
  return useMemo(() => push ?? (app === 'candidate' ? browserPush() : undefined), [app, push])
}
