// Makes the database image that suites of tests open copies of, before several of them start at once.
import { databaseImage } from './database-image.ts'

console.log(await databaseImage())
