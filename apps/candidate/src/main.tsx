import manifest from 'virtual:contract'
import { mountApp } from '@pramaan/app-shell/mount/mount-app.tsx'
import { awaitInstallOffer } from '@pramaan/app-shell/settings/install-offer.ts'
import { openOffline } from './open-offline.ts'
import { routes } from './routes.tsx'
import './styles.css'
import { firstTexts } from './texts/first.ts'
import { translations } from './texts/translations.ts'

awaitInstallOffer()
void mountApp(routes, firstTexts, manifest, translations, () => import('./texts/en.ts').then((m) => m.texts))

// In development each file is new at every change.
if (import.meta.env.PROD) window.addEventListener('load', () => void openOffline().catch(() => undefined))
