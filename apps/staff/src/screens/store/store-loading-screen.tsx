import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useTimeout } from '@pramaan/app-shell/time/use-timeout.ts'
import { loaderMilliseconds } from '@pramaan/app-shell/waiting/loader-screen.tsx'
import { Button } from '@pramaan/ui/button'
import { Spinner } from '@pramaan/ui/spinner'
import { showToast } from '@pramaan/ui/toaster'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useItemsQuery } from '../../features/store/items/use-items.ts'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

/**
 * The Store's loading screen: after 15 seconds, or at once by its button, it loads the items on sale and continues
 * (D39).
 */
export function StoreLoadingScreen() {
  const t = useTexts()
  const go = useFetchAndGo()
  useTimeout(go.mutate, loaderMilliseconds)
  return (
    <div className="grid min-h-[60dvh] place-items-center p-4 text-center">
      <div className="flex flex-col items-center gap-4" role="status">
        <Spinner />
        <h1 className="text-xl">{t('storeLoading.title')}</h1>
        <p className="text-ink-muted">{t('loader.text')}</p>
        <Button tone="quiet" busy={go.isPending && t('storeLoading.fetching')} onClick={() => go.mutate()}>
          {t('loader.now')}
        </Button>
      </div>
    </div>
  )
}

/** Loads categories and items; if that fails, a toast reports it and the items saved on the device are used. */
function useFetchAndGo() {
  const t = useTexts()
  const api = useApi()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const items = useItemsQuery()
  return useMutation({
    networkMode: 'always',
    mutationFn: () =>
      Promise.all([
        cache.fetchQuery({ ...api.store.categories.query(), networkMode: 'always' }),
        cache.fetchQuery({ ...items, networkMode: 'always' }),
      ]),
    onError: () => showToast({ text: t('store.wrong'), tone: 'danger', leastMilliseconds: 1000 }),
    onSettled: () => navigate(paths.newOrder, { replace: true }),
  })
}
