// `node tests/s3/program.ts FOLDER PORT`: an S3 server for trials, in a process of its own.
import { argv } from 'node:process'
import { openS3Sandbox } from './sandbox.ts'
import { trialAccount } from './trial-account.ts'

const [folder = '', port = ''] = argv.slice(2)
const { bucket, ...account } = trialAccount
await openS3Sandbox({ folder, bucket, account }, Number(port))
process.once('SIGTERM', () => process.exit(0))
