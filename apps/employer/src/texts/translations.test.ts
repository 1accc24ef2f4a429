import { appTexts } from '@pramaan/app-shell/testing/suites/app-texts.ts'
import { routes } from '../routes.tsx'
import { texts } from './en.ts'
import { hi } from './hi.ts'
import { mr } from './mr.ts'

appTexts(routes, texts, { hi: hi.texts, mr: mr.texts })
