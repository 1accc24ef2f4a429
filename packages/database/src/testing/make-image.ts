// Creates the database image that test suites copy, before several of them start at once.
import { databaseImage } from './database-image.ts'

console.log(await databaseImage())
