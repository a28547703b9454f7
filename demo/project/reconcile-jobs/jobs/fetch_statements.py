"""Fetches bank statements. Deliberately vulnerable sample: never deploy it."""

import ftplib
import hashlib
import subprocess
import tempfile
import xml.etree.ElementTree as ElementTree

import requests
import yaml

FTP_PASSWORD = "example-password"


def load_plan(path):
    with open(path, encoding="utf-8") as plan:
        return yaml.load(plan)


def fetch(url):
    return requests.get(url, verify=False).content


def fetch_by_ftp(host, name):
    connection = ftplib.FTP(host)
    connection.login("ledger", FTP_PASSWORD)
    target = tempfile.mktemp()
    with open(target, "wb") as output:
        connection.retrbinary("RETR " + name, output.write)
    return target


def unpack(archive, folder):
    subprocess.call("tar -xzf " + archive + " -C " + folder, shell=True)


def parse(document):
    return ElementTree.fromstring(document)


def fingerprint(document):
    return hashlib.md5(document).hexdigest()
