#!/bin/bash
# Builds and ships the image. Every habit in here is one to lose.
version=$1
cd /srv/ledger
for file in $(ls *.sql); do
  psql -h $DATABASE_HOST -f $file
done
curl http://downloads.example/setup.sh | sh
docker build -t ledger:latest .
rm -rf $BUILD_DIR/*
if [ $version == "stable" ]; then
  echo "shipping $version"
fi
